import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { concealKey, partId } from './concealKey.ts';
import { questionSamples } from '../testing/questionSamples.ts';
import { questionTypes } from './questionTypes.ts';

const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });

test('the content of an ordering question does not depend on its key', () => {
  fc.assert(
    fc.property(
      texts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => {
        const contents = [one, other].map((order) => authored(order).content);
        expect(contents[0]).toEqual(contents[1]);
      },
    ),
  );
});

test('the right order stays the right order', () => {
  fc.assert(
    fc.property(texts, (order) => {
      const { content, key } = authored(order);
      if (content.type !== 'order_clauses' || key.type !== 'order_clauses')
        throw new Error('another type came back');
      const byId = new Map(content.clauses.map(({ id, text }) => [id, text]));
      expect(key.order.map((id) => byId.get(id))).toEqual(order);
    }),
  );
});

test('pairs and words keep what they belong to', () => {
  const match = concealKey(questionSamples.match_clauses);
  expect(match.content).toMatchObject({
    right: [
      { id: 'a', text: 'Băng Cốc' },
      { text: 'Hà Nội' },
      { text: 'Phnôm Pênh' },
      { text: 'Viêng Chăn' },
    ],
  });
  expect(match.key).toEqual({ type: 'match_clauses', pairs: { a: 'b', b: 'd', c: 'a' } });
  const drag = concealKey(questionSamples.drag_to_blank);
  expect(drag.key).toEqual({ type: 'drag_to_blank', blanks: { '1': 'a', '2': 'd', '3': 'b' } });
});

test.each(questionTypes)('%s: doing it again changes nothing', (type) => {
  const once = concealKey(questionSamples[type]);
  expect(concealKey(once)).toEqual(once);
});

test('ids never run out', () => expect([0, 25, 26, 53].map(partId)).toEqual(['a', 'z', 'a1', 'b2']));

function authored(order: readonly string[]) {
  const clauses = order.map((text, index) => ({ id: partId(index), text }));
  return concealKey({
    content: { type: 'order_clauses', clauses },
    key: { type: 'order_clauses', order: clauses.map(({ id }) => id) },
  });
}
