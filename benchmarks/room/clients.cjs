// The clients of all contenders: they take every update, and play at once when it is their turn.
//
// All are told the whole view each time, all read all of it, and a move's time is the same for all: from sending it
// until the one who made it is shown a table where it has taken effect.

const http = require('node:http');
const WebSocket = require('ws');
const { io } = require('socket.io-client');
const { Client } = require('@colyseus/sdk');
const { game, legalCards, SEATS } = require('./trick_taking.cjs');

// Each request has a connection of its own: a kept one may be closed by the server just when it is used again.
function post(url, body) {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (more) => (text += more));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      });
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

/** One seat: what it was shown last, and when it played. */
class Seat {
  constructor(load) {
    this.load = load;
    this.played = -1;
    this.sent = 0;
    this.news = null;
    this.turns = 0;
  }

  /** Take an update; `act` sends an action if it is this seat's turn, and is null otherwise. */
  show(number, act) {
    this.load.updates += 1;
    if (this.sent && number > this.played) {
      this.load.note(performance.now() - this.sent);
      this.sent = 0;
    }
    this.news = act && number > this.played ? { number, act } : null;
    if (this.load.isOn) this.go();
  }

  go() {
    if (!this.news) return;
    const { number, act } = this.news;
    this.news = null;
    this.played = number;
    this.turns += 1;
    this.sent = performance.now();
    act(this.turns);
  }
}

let opened = 0;

/** Where a seat's socket is opened: the room may have several processes. */
function portFor({ port, ports, spread }, table, number) {
  if (!ports) return port;
  const hash = [...table].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0);
  return ports[(spread === 'sockets' ? number : hash) % ports.length];
}

/** A table of the room over the wire of its contract. */
const room = {
  async open(asked) {
    const anywhere = asked.ports ? asked.ports[opened++ % asked.ports.length] : asked.port;
    const url = `http://127.0.0.1:${anywhere}/api/tables`;
    const wanted = { game: 'generous-split', players: SEATS, options: { cycles: 3 }, autostart: true, autoplay: false };
    const { table, key } = await post(url, wanted);
    const keys = [key];
    const seats = `http://127.0.0.1:${portFor(asked, table, 0)}/api/tables/${table}/seats`;
    while (keys.length < SEATS) keys.push((await post(seats, {})).key);
    return keys.map((one, number) => ({ table, key: one, port: portFor(asked, table, number) }));
  },

  connect(load, { table, key, port }, onOver) {
    const seat = new Seat(load);
    const options = { perMessageDeflate: load.asked.compressed };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`, options);
    socket.on('open', () => socket.send(JSON.stringify({ key })));
    socket.on('message', (bytes) => {
      const message = JSON.parse(bytes);
      if (message.type === 'refused') load.refused += 1;
      if (message.type !== 'view') return;
      const { actions, over } = message.view;
      const act = (turns) =>
        socket.send(JSON.stringify({ type: 'play', id: String(turns), action: actions[turns % actions.length] }));
      seat.show(message.seq, actions.length > 0 ? act : null);
      if (over) onOver();
    });
    return { seat, socket, leave: () => socket.terminate() };
  },
};

/** A match of boardgame.io over what its own client sends. */
const peer = {
  async open({ port }) {
    const url = `http://127.0.0.1:${port}/games/${game.name}`;
    const { matchID } = await post(`${url}/create`, { numPlayers: SEATS });
    const seats = [];
    for (let number = 0; number < SEATS; number += 1) {
      const playerID = String(number);
      const { playerCredentials } = await post(`${url}/${matchID}/join`, { playerID, playerName: `P${number + 1}` });
      seats.push({ matchID, playerID, credentials: playerCredentials });
    }
    return seats;
  },

  connect(load, { matchID, playerID, credentials }, onOver) {
    const seat = new Seat(load);
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`http://127.0.0.1:${load.asked.port}/${game.name}`, options);
    const show = (state) => {
      const { hand, trick } = state.G;
      const isOver = state.ctx.gameover !== undefined;
      const act = (turns) => {
        const cards = legalCards(hand, trick);
        const payload = { type: 'play', args: [cards[turns % cards.length]], playerID, credentials };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      };
      seat.show(state._stateID, !isOver && state.ctx.currentPlayer === playerID ? act : null);
      if (isOver) onOver();
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS));
    socket.on('sync', (_, { state }) => show(state));
    socket.on('update', (_, state) => show(state));
    return { seat, socket, leave: () => socket.disconnect() };
  },
};

/** A room of Colyseus by its own client. */
const colyseus = {
  async open({ port }) {
    const address = `http://127.0.0.1:${port}`;
    const first = await new Client(address).create(game.name);
    const joined = [first];
    while (joined.length < SEATS) joined.push(await new Client(address).joinById(first.roomId));
    return joined;
  },

  connect(load, joined, onOver) {
    const seat = new Seat(load);
    joined.onMessage('view', ({ number, isTurn, over, view }) => {
      const act = (turns) => {
        const cards = legalCards(view.hand, view.trick);
        joined.send('play', cards[turns % cards.length]);
      };
      seat.show(number, isTurn ? act : null);
      if (over) onOver();
    });
    joined.send('look');
    return { seat, socket: joined.connection, leave: () => joined.leave() };
  },
};

module.exports = { room, peer, colyseus };
