import type { Difficulty, DrawRule, DrawSupply } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { difficulties } from '../questions/difficulties.ts';

/** A question of the bank that may be drawn. */
export interface Drawable {
  readonly id: string;
  /** Its category and that one's parent. */
  readonly categories: readonly string[];
  readonly difficulty: Difficulty | null;
}

/** Some questions of a rule: those of a difficulty with a number, or all others. */
export interface Demand {
  /** The place of its rule. */
  readonly rule: number;
  /** The field that says how many. */
  readonly field: Difficulty | 'count';
  readonly count: number;
  readonly fits: (question: Drawable) => boolean;
}

/** Validates rules: at least one category, at least one question, and not more by difficulty than in all. */
export function checkDrawRules(rules: readonly DrawRule[]): FieldError[] {
  return rules.flatMap((rule, at) => {
    const sum = difficulties.reduce((all, difficulty) => all + (rule[difficulty] ?? 0), 0);
    return [
      ...(rule.category_ids.length === 0
        ? [fieldError(`rules.${at}.category_ids`, 'drawCategoryMissing')]
        : []),
      ...(rule.count >= 1 ? [] : [fieldError(`rules.${at}.count`, 'drawCountMissing')]),
      ...(rule.count >= 1 && sum > rule.count
        ? [fieldError(`rules.${at}.count`, 'drawMoreByDifficulty', { sum, count: rule.count })]
        : []),
    ];
  });
}

/** What rules ask for, in their order. */
export function demandsOf(rules: readonly DrawRule[]): Demand[] {
  return rules.flatMap((rule, at) => {
    const named = difficulties.filter((difficulty) => rule[difficulty] !== undefined);
    const exact = named.map((field): Demand => ({
      rule: at,
      field,
      count: rule[field] ?? 0,
      fits: (question) => isOf(rule, question) && question.difficulty === field,
    }));
    const others: Demand = {
      rule: at,
      field: 'count',
      count: exact.reduce((left, { count }) => left - count, rule.count),
      fits: (question) => isOf(rule, question) && !named.some((one) => one === question.difficulty),
    };
    return [...exact, others].filter(({ count }) => count > 0);
  });
}

/** How many questions of a rule there are, in all and of each difficulty. */
export function supplyOf(rule: DrawRule, pool: readonly Drawable[]): Omit<DrawSupply, 'problem'> {
  const fitting = pool.filter((question) => isOf(rule, question));
  const count = (wanted: Difficulty) => fitting.filter(({ difficulty }) => difficulty === wanted).length;
  return { total: fitting.length, easy: count('easy'), medium: count('medium'), hard: count('hard') };
}

function isOf({ category_ids }: DrawRule, { categories }: Drawable): boolean {
  return categories.some((id) => category_ids.includes(id));
}
