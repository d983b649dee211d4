import { plays } from './set.ts';
import type { SetFile } from './set-file.ts';

const TABLES = [2, 3, 4] as const;

/** What makes no sense in a set whose fields are well formed, as sentences. */
export function setProblems(file: SetFile): string[] {
  return [
    ...idProblems(file),
    ...goodsProblems(file),
    ...deckProblems(file),
    ...cardProblems(file),
    ...homeProblems(file),
  ];
}

function idProblems(file: SetFile): string[] {
  const lists = [file.goods, file.buildings, file.towns, file.lands, file.tokens, file.cards, file.nations];
  return lists.flatMap((list) => {
    const ids = list.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" is used twice`);
  });
}

function goodsProblems(file: SetFile): string[] {
  const goods = new Set(file.goods.map(({ id }) => id));
  const types = new Set(file.landTypes);
  const names = new Set(file.buildings.map(({ name }) => name));
  const makers = [...file.buildings, ...file.towns].flatMap(({ id, goods: made }) =>
    Object.keys(made)
      .filter((good) => !goods.has(good))
      .map((good) => `${id} makes "${good}", which is no good of this set`),
  );
  const needs = file.buildings.flatMap(({ id, land, goods: made }) => {
    if (land !== null && !types.has(land)) return [`${id} needs "${land}", which is no type of land`];
    return (land === null) === (Object.keys(made).length === 0)
      ? []
      : [`${id}: what makes goods, and only that, needs a land`];
  });
  const effects = file.buildings.flatMap(({ id, effects: all }) =>
    all.flatMap((effect) => {
      if (effect.type === 'score-bonus' && !goods.has(effect.good)) return [`${id} scores for an unknown good`];
      return effect.type === 'income-coins-per-building' && !names.has(effect.building)
        ? [`${id} counts "${effect.building}", which is no building`]
        : [];
    }),
  );
  const lands = file.lands.flatMap(({ id, types: its }) =>
    its.filter((type) => !types.has(type)).map((type) => `${id} has "${type}", which is no type of land`),
  );
  return [...makers, ...needs, ...effects, ...lands];
}

function deckProblems(file: SetFile): string[] {
  const decks = file.scoreCards.map(({ deck }) => deck);
  const strays = file.buildings.filter(({ deck }) => !decks.includes(deck)).map(({ id }) => `${id} is in no deck`);
  // So a refill never turns up two Score Cards.
  const thin = decks.flatMap((deck) =>
    TABLES.flatMap((players) => {
      const cards = file.buildings.filter(
        (one) => one.deck === deck && plays(one.marker, players) && !file.familyBoxed.includes(one.name),
      );
      return cards.length < file.rowSlots[players]
        ? [`deck ${deck} has ${cards.length} buildings for ${players} players, fewer than the row has slots`]
        : [];
    }),
  );
  const free = file.bidTrack.filter((price) => price === 0).length;
  const track = free < 4 ? ['the bid track needs a free space for each of four players'] : [];
  return [...strays, ...thin, ...track];
}

function cardProblems(file: SetFile): string[] {
  const ids = new Set(file.cards.map(({ id }) => id));
  const named = [
    ...file.startDecks.citizen,
    ...file.startDecks.military,
    ...file.nations.flatMap(({ startDeckChanges }) => startDeckChanges.flatMap(({ add, remove }) => [add, remove])),
    ...file.nations.flatMap(({ abilities }) =>
      abilities.flatMap((ability) => (ability.type === 'card-pay-override' ? [ability.card] : [])),
    ),
  ].filter((id) => id !== null);
  const unknown = named.filter((id) => !ids.has(id)).map((id) => `there is no card "${id}"`);
  const settling = file.cards.flatMap(({ id, action }) => {
    if (action === null) return [];
    const settles = action.ways.every(({ effects }) => effects.some(({ type }) => type === 'settle'));
    const none = action.ways.every(({ effects }) => effects.every(({ type }) => type !== 'settle'));
    return (action.fuel.distance === 'land' ? settles : none)
      ? []
      : [`${id}: settling, and only that, takes the distance of the land`];
  });
  return [...unknown, ...settling];
}

function homeProblems(file: SetFile): string[] {
  const homes = file.nations.flatMap(({ id }) =>
    file.lands.filter(({ home }) => home === id).length === 1 ? [] : [`${id} needs one land of its own`],
  );
  const few = file.nations.length < 4 ? ['there are fewer than four nations'] : [];
  const first = file.tokens[0];
  const start = first === undefined || first.city === null ? ['the first token must have a city side'] : [];
  return [...homes, ...few, ...start];
}
