// boardgame.io's own server, on this machine only: node peer_server.cjs PORT [FOLDER]; with a folder it keeps FlatFiles.

const { Server, FlatFile } = require('boardgame.io/server');
const { game } = require('./trick_taking.cjs');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, ready) => listen(number, '127.0.0.1', ready);
server.run({ port: Number(port) });
