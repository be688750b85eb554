import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawRule } from '@sen/api/contract/model';
import { seededRandom } from '../attempts/random.ts';
import { difficulties } from '../questions/difficulties.ts';
import { draw } from './draw.ts';
import { checkDrawRules, type Drawable, supplyOf } from './drawRules.ts';

/** 40 questions on fire safety (9 of them hard, in a subcategory) and 3 on first aid. */
const pool: Drawable[] = [
  ...Array.from({ length: 31 }, (_, at) => ({
    id: `fire-${at}`,
    categories: ['fire'],
    difficulty: at % 2 === 0 ? ('easy' as const) : null,
  })),
  ...Array.from({ length: 9 }, (_, at) => ({
    id: `hard-${at}`,
    categories: ['extinguishers', 'fire'],
    difficulty: 'hard' as const,
  })),
  ...Array.from({ length: 3 }, (_, at) => ({ id: `aid-${at}`, categories: ['aid'], difficulty: null })),
];

function drawn(rules: DrawRule[], seed = 'one') {
  const outcome = draw(rules, pool, seededRandom(seed));
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
  return outcome.drawn;
}

const refusals = (rules: DrawRule[]) => {
  const outcome = draw(rules, pool, seededRandom('one'));
  return 'errors' in outcome ? outcome.errors.map(({ field, code, params }) => [field, code, params]) : [];
};

test('five of forty on fire safety, two of them hard', () => {
  const rule = { category_ids: ['fire'], count: 5, hard: 2 };
  expect(supplyOf(rule, pool)).toEqual({ total: 40, easy: 16, medium: 0, hard: 9 });
  const chosen = drawn([rule]);
  expect(chosen).toHaveLength(5);
  expect(chosen.filter((id) => id.startsWith('hard-'))).toHaveLength(2);
});

test('the same chance draws the same, another one draws others', () => {
  const rule = { category_ids: ['fire'], count: 10 };
  expect(drawn([rule])).toEqual(drawn([rule]));
  expect(drawn([rule], 'two').toSorted()).not.toEqual(drawn([rule]).toSorted());
});

test('every question is drawn about equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 2000; round += 1)
    for (const id of drawn([{ category_ids: ['fire'], count: 4 }], `${round}`))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(counts.size).toBe(40);
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
});

describe('refuses', () => {
  test('more than there is, at the number that is too large', () =>
    expect(
      refusals([
        { category_ids: ['aid'], count: 4 },
        { category_ids: ['fire'], count: 12, hard: 10 },
      ]),
    ).toEqual([
      ['rules.0.count', 'tooFewToDraw', { available: 3, count: 4 }],
      ['rules.1.hard', 'tooFewHardToDraw', { available: 9, count: 10 }],
    ]));

  test('rules that only together need more than there is', () =>
    expect(
      refusals([
        { category_ids: ['fire'], count: 38 },
        { category_ids: ['extinguishers'], count: 5 },
      ]),
    ).toEqual([['rules.1.count', 'drawRulesShare', undefined]]));

  test('rules that contradict themselves', () =>
    expect(
      checkDrawRules([{ category_ids: [], count: 2, easy: 2, hard: 1 }]).map(({ field, code }) => [
        field,
        code,
      ]),
    ).toEqual([
      ['rules.0.category_ids', 'drawCategoryMissing'],
      ['rules.0.count', 'drawMoreByDifficulty'],
    ]));
});

test('a rule that could take the only questions of another leaves them', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const chosen = drawn(
      [
        { category_ids: ['fire'], count: 31 },
        { category_ids: ['extinguishers'], count: 9 },
      ],
      `${seed}`,
    );
    expect(new Set(chosen).size).toBe(40);
  }
});

const somePool = fc.uniqueArray(
  fc.record({
    id: fc.nat(60).map(String),
    categories: fc.subarray(['a', 'b', 'c'], { minLength: 1, maxLength: 2 }),
    difficulty: fc.constantFrom(...difficulties, null),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const someRule = fc.record(
  {
    category_ids: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
    count: fc.integer({ min: 2, max: 8 }),
    easy: fc.nat(1),
    hard: fc.nat(1),
  },
  { requiredKeys: ['category_ids', 'count'] },
);

test('never twice, always as many as asked, and refused only when it is impossible', () => {
  fc.assert(
    fc.property(
      somePool,
      fc.array(someRule, { minLength: 1, maxLength: 4 }),
      fc.string(),
      (some, rules, seed) => {
        const outcome = draw(rules, some, seededRandom(seed));
        expect('drawn' in outcome).toBe(isPossible(rules, some));
        if ('errors' in outcome) return;
        expect(new Set(outcome.drawn).size).toBe(outcome.drawn.length);
        let from = 0;
        for (const rule of rules) {
          const part = outcome.drawn.slice(from, (from += rule.count));
          const questions = some.filter(({ id }) => part.includes(id));
          expect(questions).toHaveLength(rule.count);
          for (const question of questions)
            expect(question.categories.some((id) => rule.category_ids.includes(id))).toBe(true);
          for (const difficulty of difficulties) {
            const exact = { easy: undefined, medium: undefined, hard: undefined, ...rule }[difficulty];
            const found = questions.filter((question) => question.difficulty === difficulty).length;
            if (exact !== undefined) expect(found).toBe(exact);
          }
        }
      },
    ),
  );
});

/** By Hall's theorem, over all sets of demands: each set needs as many questions as fit any of it. */
function isPossible(rules: readonly DrawRule[], some: readonly Drawable[]): boolean {
  const slots = rules.flatMap((rule) => {
    const named = difficulties.filter((one) => rule[one] !== undefined);
    const of = (question: Drawable) => question.categories.some((id) => rule.category_ids.includes(id));
    const exact = named.map((one) => ({
      count: rule[one] ?? 0,
      fits: (question: Drawable) => of(question) && question.difficulty === one,
    }));
    const rest = rule.count - exact.reduce((sum, { count }) => sum + count, 0);
    const isOther = ({ difficulty }: Drawable) => !named.some((one) => one === difficulty);
    return [...exact, { count: rest, fits: (question: Drawable) => of(question) && isOther(question) }];
  });
  for (let set = 1; set < 2 ** slots.length; set += 1) {
    const chosen = slots.filter((_, at) => (set & (1 << at)) !== 0);
    const needed = chosen.reduce((sum, { count }) => sum + count, 0);
    if (some.filter((question) => chosen.some(({ fits }) => fits(question))).length < needed) return false;
  }
  return true;
}
