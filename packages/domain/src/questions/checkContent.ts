import type { Choice } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { spellingKey } from '../text/keyword.ts';
import { partOf } from './partOf.ts';

/** Validates the options of a choice question and its right answers. */
export function checkChoices(
  options: readonly Choice[],
  chosen: readonly string[],
  keyField: string,
): FieldError[] {
  const known = chosen.filter((id) => options.some((option) => option.id === id));
  const given = chosen.filter((id) => id !== '');
  return [
    ...checkOptions(options, 'content.options'),
    ...(given.length === 0 ? [fieldError(keyField, 'answerMissing')] : []),
    ...(known.length < given.length ? [fieldError(keyField, 'answerUnknown')] : []),
  ];
}

/** Validates the limit of a text answer, in characters. */
export function checkText(limit: number): FieldError[] {
  const positive = Number.isInteger(limit) && limit > 0;
  return positive ? [] : [fieldError('content.character_limit', 'characterLimitNotPositive')];
}

/** Validates both sides of a matching question. Two left clauses may share a right one; a right one may be unused. */
export function checkPairs(
  left: readonly Choice[],
  right: readonly Choice[],
  pairs: Readonly<Record<string, string>>,
): FieldError[] {
  const complete =
    Object.keys(pairs).every((id) => left.some((clause) => clause.id === id)) &&
    left.every((clause) => right.some(({ id }) => id === partOf(pairs, clause.id)));
  return [
    ...checkOptions(left, 'content.left'),
    ...checkOptions(right, 'content.right'),
    ...(complete ? [] : [fieldError('key.pairs', 'pairsIncomplete')]),
  ];
}

/** Validates the clauses to order: at least two, and each once in the right order. */
export function checkClauses(clauses: readonly Choice[], order: readonly string[]): FieldError[] {
  const complete =
    order.length === clauses.length &&
    new Set(order).size === order.length &&
    clauses.every(({ id }) => order.includes(id));
  return [...checkClauseCount(clauses), ...(complete ? [] : [fieldError('key.order', 'orderIncomplete')])];
}

/** Validates the clauses themselves: at least two, as options. */
export function checkClauseCount(clauses: readonly Choice[]): FieldError[] {
  return [
    ...(clauses.length < 2 ? [fieldError('content.clauses', 'clausesTooFew', { min: 2 })] : []),
    ...checkOptions(clauses, 'content.clauses'),
  ];
}

/** Validates a list of options: at least one, none empty, no equal texts, no equal ids. */
export function checkOptions(options: readonly Choice[], field: string): FieldError[] {
  if (options.length === 0) return [fieldError(field, 'optionsMissing')];
  return options.flatMap(({ id, text }, index) => {
    if (isBlankText(text)) return required(`${field}.${index}.text`, text);
    const before = options.slice(0, index);
    // Case counts: the options of a question about capital letters may differ only in case.
    const repeats = before.some((other) => other.id === id || spellingKey(other.text) === spellingKey(text));
    return repeats ? [fieldError(`${field}.${index}.text`, 'optionTwice', { option: text })] : [];
  });
}
