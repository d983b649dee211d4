import { about } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const whole = z.int().check(z.gte(0));

export const sideSchema = z.strictObject({
  hex: about('the hex', whole),
  edge: about('one of its sides, 0 to 5', z.int().check(z.gte(0), z.lte(5))),
});

/** What lies on every hex of a position from outside. */
export const trackSchema = about(
  'by hex: null, a tile that lies there, or the New City that was placed there',
  z.array(
    z.nullable(
      z.union([
        z.strictObject({
          tile: about('the face', z.string()),
          rotation: about('its turn, the lowest that looks like it', z.int().check(z.gte(0), z.lte(5))),
          owners: about(
            'a seat or null (nobody) for each piece of track: for each of the tile’s tracks; on a town hex for each of its exits',
            z.array(z.nullable(whole)),
          ),
        }),
        z.strictObject({ city: about('the id of the New City', z.string()) }),
      ]),
    ),
  ),
);

/** What a phase of building remembers, besides who builds. */
export const buildingFields = {
  builds: about('how many tiles the seat has laid this turn', whole),
  touched: about('the hexes it has built on this turn: each only once', z.array(whole)),
  fresh: about(
    'the track it has laid this turn, each piece by a side through which it leaves its hex: unfinished lines without such a piece are lost when the seat is done',
    z.array(sideSchema),
  ),
};
