// A plain trick-taking game for boardgame.io with the cards, deals and turns of Generous Split for four.
//
// It keeps less than ours does (no centre, no list of tricks, no legal actions in the view) and turns boardgame.io's
// undo off, so that whatever differs is to the peer's good.

const SEATS = 4;
const CARDS_A_HAND = 12;
const DEALS = 12;
const SUITS = ['C', 'D', 'H', 'S'];
const DECK = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => `${suit}${rank + 2}`));

const suitOf = (card) => card[0];
const rankOf = (card) => Number(card.slice(1));

function deal(G, random) {
  const deck = random.Shuffle(DECK);
  G.hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * CARDS_A_HAND, (seat + 1) * CARDS_A_HAND).sort());
  G.turned = deck[SEATS * CARDS_A_HAND];
  G.trick = [];
  G.lastTrick = null;
  G.received = Array(SEATS).fill(0);
  G.leader = G.deal % SEATS;
  G.next = G.leader;
}

function legalCards(hand, trick) {
  if (trick.length === 0) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(trick[0]));
  return following.length > 0 ? following : hand;
}

function winnerOf(trick, trump) {
  let best = 0;
  for (let at = 1; at < trick.length; at += 1) {
    const isHigher = suitOf(trick[at]) === suitOf(trick[best]) && rankOf(trick[at]) > rankOf(trick[best]);
    const isTrumping = suitOf(trick[at]) === trump && suitOf(trick[best]) !== trump;
    if (isHigher || isTrumping) best = at;
  }
  return best;
}

function play({ G, random, playerID }, card) {
  const hand = G.hands[Number(playerID)];
  if (!legalCards(hand, G.trick).includes(card)) return 'INVALID_MOVE';
  hand.splice(hand.indexOf(card), 1);
  G.trick.push(card);
  G.next = (Number(playerID) + 1) % SEATS;
  if (G.trick.length < SEATS) return undefined;
  const winner = (G.leader + winnerOf(G.trick, suitOf(G.turned))) % SEATS;
  G.received[winner] += 1;
  G.lastTrick = { leader: G.leader, cards: G.trick, winner };
  G.trick = [];
  G.leader = winner;
  G.next = winner;
  if (hand.length > 0) return undefined;
  G.received.forEach((tricks, seat) => (G.scores[seat] += tricks));
  G.deal += 1;
  if (G.deal < DEALS) deal(G, random);
  return undefined;
}

const game = {
  name: 'trick-taking',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { deal: 0, scores: Array(SEATS).fill(0) };
    deal(G, random);
    return G;
  },
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.leader, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.deal === DEALS ? { scores: G.scores } : undefined),
  playerView: ({ G, playerID }) => ({
    deal: G.deal,
    scores: G.scores,
    turned: G.turned,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    handSizes: G.hands.map((hand) => hand.length),
    leader: G.leader,
    trick: G.trick,
    lastTrick: G.lastTrick,
    received: G.received,
  }),
};

module.exports = { game, legalCards, SEATS };
