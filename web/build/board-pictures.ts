import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Drawing from './draw-boards.ts';

const DRAWING = fileURLToPath(new URL('./draw-boards.ts', import.meta.url));

/** The drawing code is TypeScript of our packages, so it is loaded as the page itself is: from the sources. */
async function drawAll(): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof Drawing>(DRAWING, {
    configFile: false,
    resolve: { conditions: ['source', 'node'] },
  });
  return module.drawBoards();
}

/** `/boards/<game>-day.svg` and `-night.svg`: a picture of each game's board, drawn by the game itself. */
export function boardPictures(): Plugin {
  let drawn: Promise<ReadonlyMap<string, string>> | undefined;
  const pictures = (): Promise<ReadonlyMap<string, string>> => (drawn ??= drawAll());
  return {
    name: 'roundhouse:board-pictures',
    configureServer(server) {
      server.middlewares.use('/boards', (request, response, next) => {
        pictures()
          .then((all) => {
            const picture = all.get(`boards${request.url ?? ''}`);
            if (picture === undefined) next();
            else response.setHeader('content-type', 'image/svg+xml').end(picture);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await pictures()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
