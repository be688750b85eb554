import { expect, test } from 'vitest';
import { askableRules, emptyRule, ruleOf } from './drawForm';

const rule = { ...emptyRule(), category_ids: ['3'], count: 5, hard: 2 };

test('an empty number of a difficulty is left to chance, a zero is none', () => {
  expect(ruleOf(rule)).toEqual({ category_ids: ['3'], count: 5, hard: 2 });
  expect(ruleOf({ ...rule, easy: 0 })).toEqual({ category_ids: ['3'], count: 5, hard: 2, easy: 0 });
});

test('what there is can be seen before the numbers are typed, and while they contradict each other', () => {
  const asked = askableRules([emptyRule(), { ...rule, count: null }, { ...rule, easy: 9 }, rule]);
  expect(asked.map((one) => one.rule)).toEqual([
    { category_ids: ['3'], count: 1 },
    { category_ids: ['3'], count: 1 },
    { category_ids: ['3'], count: 5, hard: 2 },
  ]);
});
