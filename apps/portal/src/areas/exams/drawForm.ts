import type { DrawRule } from '@sen/api/contract/model';
import { difficulties } from '@sen/domain/questions/difficulties';
import { newId } from '../../app/newId';

/** A rule as edited: a number is null while its field is empty. */
export interface RuleForm {
  key: string;
  category_ids: readonly string[];
  count: number | null;
  easy: number | null;
  medium: number | null;
  hard: number | null;
}

export const emptyRule = (): RuleForm => ({
  key: newId(),
  category_ids: [],
  count: null,
  easy: null,
  medium: null,
  hard: null,
});

/** The rule to send; an empty number of a difficulty is any number, and an empty count 0, which the rules report. */
export function ruleOf({ category_ids, count, ...form }: RuleForm): DrawRule {
  const named = difficulties.flatMap((one) => {
    const number = form[one];
    return number === null ? [] : [[one, number] as const];
  });
  return { category_ids: [...category_ids], count: count ?? 0, ...Object.fromEntries(named) };
}

/** The rules whose supply can be asked for, which needs only categories; an unfinished number asks for one question. */
export function askableRules(rules: readonly RuleForm[]): { key: string; rule: DrawRule }[] {
  return rules.flatMap((form) => {
    if (form.category_ids.length === 0) return [];
    const rule = ruleOf(form);
    const sum = difficulties.reduce((all, one) => all + (rule[one] ?? 0), 0);
    const isFinished = rule.count > 0 && sum <= rule.count;
    return [{ key: form.key, rule: isFinished ? rule : { category_ids: rule.category_ids, count: 1 } }];
  });
}
