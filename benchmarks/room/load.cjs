// The load: node load.cjs '{"kind","port","pid","tables","warm","seconds","compressed","seated"}' prints one JSON document.
//
// With "seconds" 0 the tables are only opened, with all seats taken, and nobody plays: with "seated" all are connected,
// otherwise nobody is.
// For a room of several processes: "ports" where they serve, "spread" "sockets" (each socket at the next one) or
// "tables" (each table at one of them), and "families", process ids by name, whose CPU time is told with their children's.

const { readdirSync, readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const clients = require('./clients.cjs');

const AT_ONCE = 25;
const TICK = 1 / 100; // seconds; what Linux counts CPU time in for /proc
const PATIENCE = 120_000; // milliseconds, and some more for each table
const PATIENCE_A_TABLE = 50;

const asked = JSON.parse(process.argv[2]);
const kind = clients[asked.kind];

/** What all clients have noted so far. */
class Load {
  constructor() {
    this.asked = asked;
    this.isOn = false;
    this.updates = 0;
    this.refused = 0;
    this.finished = 0;
    this.latencies = [];
  }

  note(milliseconds) {
    this.latencies.push(milliseconds);
  }
}

/** A table that is followed by another as soon as it is over. */
class Place {
  constructor(load) {
    this.load = load;
    this.clients = [];
  }

  async sit() {
    const seats = await kind.open(asked);
    let isOver = false;
    const onOver = () => {
      if (isOver) return;
      isOver = true;
      this.load.finished += 1;
      const old = this.clients;
      setImmediate(() => old.forEach((client) => client.leave()));
      this.sit().catch(fail);
    };
    this.clients = seats.map((seat) => kind.connect(this.load, seat, onOver));
  }

  get hasBegun() {
    return this.clients.some((client) => client.seat.news !== null);
  }
}

function fail(error) {
  console.error(String(error.stack || error));
  process.exit(1);
}

async function inTurns(count, act) {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
}

/** What the server has used so far, and holds. */
function lookAtServer() {
  const fields = readFileSync(`/proc/${asked.pid}/stat`, 'utf8').split(') ').pop().split(' ');
  const status = readFileSync(`/proc/${asked.pid}/status`, 'utf8');
  return { cpu: (Number(fields[11]) + Number(fields[12])) * TICK, rss: Number(/VmRSS:\s+(\d+)/.exec(status)[1]) * 1024 };
}

/** The CPU time of a process and its children so far, in seconds. */
function cpuOfFamily(pid) {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    let text;
    try {
      text = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      continue; // it has ended meanwhile
    }
    const fields = text.split(') ').pop().split(' ');
    if (Number(name) === pid || Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * TICK;
}

function lookAtFamilies() {
  const sum = (pids) => pids.map(cpuOfFamily).reduce((one, other) => one + other, 0);
  return Object.entries(asked.families ?? {}).map(([name, pids]) => [name, sum(pids)]);
}

function look(load) {
  const { user, system } = process.cpuUsage();
  const { cpu, rss } = lookAtServer();
  const { updates, refused, finished } = load;
  const own = { at: performance.now() / 1000, client: (user + system) / 1e6 };
  return { ...own, cpu, rss, families: lookAtFamilies(), updates, refused, finished, moves: load.latencies.length };
}

function percentile(sorted, share) {
  return sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] / 1000;
}

async function measure() {
  const load = new Load();
  const places = Array.from({ length: asked.tables }, () => new Place(load));
  await inTurns(asked.tables, (number) => places[number].sit());
  while (!places.every((place) => place.hasBegun)) await sleep(20);
  load.isOn = true;
  places.forEach((place) => place.clients.forEach((client) => client.seat.go()));
  await sleep(asked.warm * 1000);
  const before = look(load);
  await sleep(asked.seconds * 1000);
  const after = look(load);
  const times = load.latencies.slice(before.moves, after.moves).sort((one, other) => one - other);
  return {
    moves: times.length,
    seconds: after.at - before.at,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    server_cpu: after.cpu - before.cpu,
    client_cpu: after.client - before.client,
    rss: after.rss,
    updates: after.updates - before.updates,
    refused: after.refused - before.refused,
    finished: after.finished - before.finished,
    families: Object.fromEntries(after.families.map(([name, cpu], number) => [name, cpu - before.families[number][1]])),
  };
}

async function openOnly() {
  const before = lookAtServer().rss;
  const load = new Load();
  const clients = [];
  await inTurns(asked.tables, async () => {
    const seats = await kind.open(asked);
    if (asked.seated) clients.push(...seats.map((seat) => kind.connect(load, seat, () => {})));
  });
  // Who comes is shown the table, and so are all who are there already.
  while (load.updates < clients.length * 2.5) await sleep(20);
  await sleep(500);
  return { before, after: lookAtServer().rss };
}

setTimeout(() => fail(new Error('the load took too long')), PATIENCE + PATIENCE_A_TABLE * asked.tables).unref();
(asked.seconds > 0 ? measure() : openOnly()).then((found) => {
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
}, fail);
