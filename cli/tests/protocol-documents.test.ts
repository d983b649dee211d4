import { residents } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { protocolDocument, schemasOf } from './protocol/document.ts';
import { examplesOf } from './protocol/examples.ts';
import { kindsOf, readSchema, unexplained } from './protocol/json-schema.ts';

describe.each(residents.map((resident) => [resident.game.id, resident] as const))(
  'the document of %s for programs',
  (id, resident) => {
    const { options, actions, position, phases, events } = schemasOf(resident);
    const examples = examplesOf(resident);

    it('has a meaning for every action, phase and event, and for every field of them, of positions and of options', () => {
      for (const schema of [options, actions, position, events]) expect(unexplained(schema)).toEqual([]);
      for (const union of [actions, phases, events]) {
        const kinds = kindsOf(union);
        expect(kinds.length).toBeGreaterThan(5);
        expect(kinds.filter(({ schema }) => schema.description === undefined)).toEqual([]);
      }
    });

    it('has a real example of every action and event', () => {
      const names = (kinds: ReturnType<typeof kindsOf>) => kinds.map(({ name }) => name).toSorted();
      expect([...examples.actions.keys()].toSorted()).toEqual(names(kindsOf(actions)));
      expect([...examples.events.keys()].toSorted()).toEqual(names(kindsOf(events)));
    });

    it('tells of events as they are heard', () => {
      for (const event of examples.heard) expect(resident.protocol.event.parse(event)).toEqual(event);
    });

    it('is what the schemas and recorded games say: after a change, npm run protocol', async () => {
      await expect(protocolDocument(resident, examples)).toMatchFileSnapshot(`../../docs/protocol/${id}.md`);
    });
  },
);

describe('fields without a meaning', () => {
  it('are found wherever they are', () => {
    const bare = { type: 'integer' };
    const told = { ...bare, description: 'told' };
    const object = (properties: object): object => ({ type: 'object', description: 'told', properties });
    const schema = object({
      plain: bare,
      told,
      list: { type: 'array', description: 'told', items: object({ inner: bare }) },
      maybe: { description: 'told', anyOf: [object({ kind: { const: 'x' }, either: bare }), { type: 'null' }] },
      byId: { type: 'object', description: 'told', additionalProperties: object({ each: bare }) },
    });
    expect(unexplained(readSchema(schema))).toEqual(['plain', 'list[].inner', 'maybe.either', 'byId{}.each']);
  });
});
