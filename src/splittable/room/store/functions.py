"""What PostgreSQL does for the room in one round trip each: functions that every process defines as it opens.

A process follows the tables that it has open, which is to be told of their steps. Nothing of that outlives the
processes, so that it is no matter of migrations and needs no write-ahead log.

Each statement of such a function sees what was committed before it began. Who writes holds the table's lock together
with others, and looks for followers under it; who begins to follow holds the lock alone, and reads afterwards. So a
step was either there to be read, or its writer has seen the new follower.
"""
# ruff: noqa: S608 - nothing but constants is put into these texts

CHANNEL = "splittable"
"""Where all processes hear of people who come and go; news of tables go to `splittable_<process>`."""
TABLE_LOCK = 5_011_996
"""First half of a table's advisory lock; the second half is a hash of its id."""
PRESENCE = 5_011_995
"""First half of the advisory lock that each living process holds; the second half is its name."""
TOGETHER = 200
"""Tables in one notification, which has at most 8,000 bytes."""

# Ordered, so that no two processes wait for each other.
_LOCKS = "FROM (SELECT DISTINCT hashtext(id) AS hash FROM unnest(ids) AS id ORDER BY hash) AS locks"
_IS_OPENED = "EXISTS (SELECT FROM steps WHERE steps.table_id = wish.id AND steps.number = 0)"

# Only rows with known keys are looked for, and a plan outlives the size that a table had when it was made.
_BY_KEY = "SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off"

FUNCTIONS = (
    """
    CREATE UNLOGGED TABLE IF NOT EXISTS followers (
        table_id varchar(16) NOT NULL, process varchar(8) NOT NULL, PRIMARY KEY (table_id, process)
    )
    """,
    f"""
    CREATE OR REPLACE FUNCTION splittable_tell(ids text[], numbers integer[], me text)
    RETURNS void LANGUAGE sql AS $$
        SELECT pg_notify('{CHANNEL}_' || process, json_agg(json_build_array(id, number))::text)
        FROM (
            SELECT process, id, number, row_number() OVER (PARTITION BY process) / {TOGETHER} AS part
            FROM unnest(ids, numbers) AS wish (id, number) JOIN followers ON table_id = id
            WHERE process <> me
        ) AS news
        GROUP BY process, part
    $$
    """,
    f"""
    CREATE OR REPLACE FUNCTION splittable_append(ids text[], numbers integer[], written bytea[], me text)
    RETURNS void LANGUAGE plpgsql {_BY_KEY} AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock_shared({TABLE_LOCK}, hash) {_LOCKS};
        IF EXISTS (SELECT FROM unnest(ids, numbers) AS wish (id, number) WHERE wish.number > 0 AND NOT {_IS_OPENED})
        THEN
            RAISE unique_violation USING MESSAGE = 'the table was deleted';
        END IF;
        INSERT INTO steps (table_id, number, step) SELECT * FROM unnest(ids, numbers, written);
        PERFORM splittable_tell(ids, numbers, me);
    END
    $$
    """,
    f"""
    CREATE OR REPLACE FUNCTION splittable_follow(ids text[], me text)
    RETURNS SETOF varchar LANGUAGE plpgsql {_BY_KEY} AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock({TABLE_LOCK}, hash) {_LOCKS};
        INSERT INTO followers SELECT wish.id, me FROM unnest(ids) AS wish (id) WHERE {_IS_OPENED}
            ON CONFLICT DO NOTHING;
        RETURN QUERY SELECT table_id FROM followers WHERE process = me AND table_id = ANY (ids);
    END
    $$
    """,
    f"""
    CREATE OR REPLACE FUNCTION splittable_remove(ids text[], me text)
    RETURNS void LANGUAGE plpgsql {_BY_KEY} AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock({TABLE_LOCK}, hash) {_LOCKS};
        PERFORM splittable_tell(ids, CAST(array_fill(NULL::integer, ARRAY[cardinality(ids)]) AS integer[]), me);
        DELETE FROM followers WHERE table_id = ANY (ids);
        DELETE FROM steps WHERE table_id = ANY (ids);
    END
    $$
    """,
)

APPEND = "SELECT splittable_append($1, $2, $3, $4)"
FOLLOW = "SELECT splittable_follow($1, $2)"
REMOVE = "SELECT splittable_remove($1, $2)"
UNFOLLOW = "DELETE FROM followers WHERE process = $1 AND table_id = ANY ($2)"
UNFOLLOW_ALL = "DELETE FROM followers WHERE process = $1"
READ = "SELECT number, step FROM steps WHERE table_id = $1 AND number >= $2 ORDER BY number"
PRESENT = (
    "SELECT lpad(to_hex(objid::bigint), 8, '0') FROM pg_locks WHERE locktype = 'advisory' AND granted"
    f" AND classid = {PRESENCE} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
# Who follows is present first, so that nobody is taken for dead whose rows are seen here.
FORGET_DEAD = f"DELETE FROM followers WHERE process NOT IN ({PRESENT})"
