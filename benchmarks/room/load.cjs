// The load: node load.cjs '{"kind","port","pid","tables","warm","seconds","compressed"}' prints one JSON document.
//
// With "seconds" 0 the tables are only opened, with all seats taken, and nobody connects.

const { readFileSync } = require('node:fs');
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

function look(load) {
  const { user, system } = process.cpuUsage();
  const { cpu, rss } = lookAtServer();
  const { updates, refused, finished } = load;
  const own = { at: performance.now() / 1000, client: (user + system) / 1e6 };
  return { ...own, cpu, rss, updates, refused, finished, moves: load.latencies.length };
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
  };
}

async function openOnly() {
  const before = lookAtServer().rss;
  await inTurns(asked.tables, () => kind.open(asked));
  await sleep(500);
  return { before, after: lookAtServer().rss };
}

setTimeout(() => fail(new Error('the load took too long')), PATIENCE + PATIENCE_A_TABLE * asked.tables).unref();
(asked.seconds > 0 ? measure() : openOnly()).then((found) => {
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
}, fail);
