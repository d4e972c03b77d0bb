// Colyseus's own server, on this machine only: node colyseus_server.cjs PORT.
//
// Each move is checked and taken by the rules of trick_taking.cjs, and each seat is then sent its whole view at once, as
// the other contenders do; Colyseus's patches of a shared state would wait for its next tick.

const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { game, SEATS } = require('./trick_taking.cjs');

const random = {
  Shuffle(cards) {
    const deck = [...cards];
    for (let at = deck.length - 1; at > 0; at -= 1) {
      const other = Math.floor(Math.random() * (at + 1));
      [deck[at], deck[other]] = [deck[other], deck[at]];
    }
    return deck;
  },
};

class TrickTaking extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.G = game.setup({ random });
    this.moves = 0;
    this.onMessage('play', (client, card) => this.play(client, card));
    this.onMessage('look', (client) => this.clients.length === SEATS && this.show(client));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
  }

  play(client, card) {
    const { seat } = client.userData;
    if (seat !== this.G.next || game.moves.play.move({ G: this.G, random, playerID: String(seat) }, card)) return;
    this.moves += 1;
    this.clients.forEach((one) => this.show(one));
  }

  show(client) {
    const { seat } = client.userData;
    const view = game.playerView({ G: this.G, playerID: String(seat) });
    const over = game.endIf({ G: this.G }) !== undefined;
    client.send('view', { number: this.moves, isTurn: !over && this.G.next === seat, over, view });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define(game.name, TrickTaking);
server.listen(Number(process.argv[2]), '127.0.0.1');
