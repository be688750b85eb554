import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { questionTypes } from '../questions/questionTypes.ts';
import { questionSamples } from '../testing/questionSamples.ts';
import { drawn, seededRandom, shuffled } from './random.ts';
import { questionOrder, shownContent } from './paperOrder.ts';
import { scoreAnswer } from './scoreAnswer.ts';

describe('chance', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));
    expect(take('attempt-7')).toEqual(take('attempt-7'));
    expect(take('attempt-7')).not.toEqual(take('attempt-8'));
    // The order of a running attempt must survive an upgrade: these numbers must never change.
    expect(Math.floor(seededRandom('Sen')() * 1e9)).toMatchInlineSnapshot(`755325262`);
  });

  test('a shuffle keeps every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
        expect(shuffled(items, seededRandom(seed)).sort()).toEqual(items.toSorted());
      }),
    );
  });

  test('every order of three is about as likely', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = shuffled(['a', 'b', 'c'], seededRandom(`round ${round}`)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

test('questions stay in their part', () => {
  const parts = [{ questions: [1, 2, 3, 4] }, { questions: [5, 6] }];
  expect(questionOrder(parts, false, seededRandom('x'))).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  const [first = [], second = []] = questionOrder(parts, true, seededRandom('x'));
  expect([first.toSorted(), second.toSorted()]).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test.each(questionTypes)('%s: what is shown is worth the same in any order', (type) => {
  const { content, key, right } = questionSamples[type];
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (seed, shuffle) => {
      const shown = shownContent(content, shuffle, seededRandom(seed));
      expect(scoreAnswer(shown, key, right, 10)).toBe(scoreAnswer(content, key, right, 10));
    }),
  );
});

test('items are drawn in the order in which all of them would be shuffled', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  for (const count of [0, 1, 7, 30, 40])
    expect(drawn(items, count, seededRandom('draw'))).toEqual(
      shuffled(items, seededRandom('draw')).slice(0, count),
    );
});

test('options keep their order unless the question is to be shuffled; clauses never do', () => {
  const { one_choice, order_clauses } = questionSamples;
  expect(shownContent(one_choice.content, false, seededRandom('x'))).toEqual(one_choice.content);
  const seen = new Set(
    Array.from({ length: 50 }, (_, seed) =>
      JSON.stringify(shownContent(order_clauses.content, false, seededRandom(String(seed)))),
    ),
  );
  expect(seen.size).toBe(6);
});
