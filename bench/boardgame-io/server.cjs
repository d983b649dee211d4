const { FlatFile, Server } = require('boardgame.io/server');
const { game } = require('./game.cjs');

// What is kept on a disk is the nearest that it has to a database.
const [folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [/./], db: new FlatFile({ dir: folder, logging: false }) });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
