import { io } from 'socket.io-client';

const [port, tables, warmUp, moves] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const CHECK_MS = 5;
let accepted = 0;
/** Of two who read and write a file of its at once it may fall over: what it accepted until then counts. */
let fell = false;

async function post(path, body) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Each player holds a socket, as a page of theirs does, and lays the next free tile as soon as it is their turn. */
async function sitDown() {
  const { matchID } = await post('/games/tiles/create', { numPlayers: 2 });
  // One after the other: of two who join at once its files forget one.
  const first = await join(matchID, '0');
  const second = await join(matchID, '1');
  await play(matchID, '0', first);
  await play(matchID, '1', second);
}

async function join(matchID, playerID) {
  const body = { playerID, playerName: `Load ${playerID}` };
  const { playerCredentials } = await post(`/games/tiles/${matchID}/join`, body);
  return playerCredentials;
}

async function play(matchID, playerID, credentials) {
  const socket = io(`${address}/tiles`, { transports: ['websocket'], forceNew: true });
  const act = ({ G, ctx, _stateID }) => {
    if (ctx.currentPlayer !== playerID) return;
    const cell = Math.max(0, G.cells.indexOf(null));
    const payload = { type: 'lay', args: [cell], playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
  };
  socket.on('sync', (_match, { state }) => act(state));
  socket.on('update', (_match, state) => {
    // The one who laid a tile hears of it like the other: counted once.
    if (state.ctx.currentPlayer !== playerID) accepted += 1;
    act(state);
  });
  await new Promise((resolve) => {
    socket.once('connect', resolve);
  });
  socket.once('disconnect', () => {
    fell = true;
  });
  socket.emit('sync', matchID, playerID, credentials, 2);
}

for (let from = 0; from < tables; from += 16) {
  await Promise.all(Array.from({ length: Math.min(16, tables - from) }, sitDown));
}
async function until(total) {
  while (accepted < total && !fell) {
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_MS);
    });
  }
}

await until(tables * warmUp);
const before = accepted;
const began = performance.now();
await until(before + tables * moves);
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`${JSON.stringify({ accepted: accepted - before, seconds, fell })}\n`);
process.exit(0);
