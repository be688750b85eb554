import type { AnswerValue, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { partOf } from '../questions/partOf.ts';
import { sameKeyword } from '../text/keyword.ts';
import { numberReadings } from '../text/numbers.ts';

/** Number of right parts of an answer, and of all parts; a choice has one part. */
export interface RightParts {
  readonly right: number;
  readonly of: number;
}

type NumberKey = Extract<QuestionKey, { type: 'fill_number' }>['blanks'][string];

const nothing: RightParts = { right: 0, of: 1 };

/**
 * Counts the right parts of an answer that the server marks. Content, key and answer of different types have no right parts, so
 * that a mismatch never earns points; texts that a teacher marks count as 0.
 */
export function rightParts(content: QuestionContent, key: QuestionKey, answer: AnswerValue): RightParts {
  if (content.type !== key.type) return nothing;
  switch (key.type) {
    case 'one_choice':
      return answer.type === key.type ? whole(answer.choice === key.choice) : nothing;
    case 'true_false':
      return answer.type === key.type ? whole(answer.value === key.value) : nothing;
    case 'multiple_choice':
      return answer.type === key.type ? whole(sameSet(answer.choices, key.choices)) : nothing;
    case 'order_clauses':
      return answer.type === key.type ? whole(sameOrder(answer.order, key.order)) : nothing;
    case 'fill_keyword':
      return answer.type === key.type ? count(key.blanks, answer.blanks, isKeyword) : nothing;
    case 'fill_number':
      return answer.type === key.type ? count(key.blanks, answer.blanks, isNumber) : nothing;
    case 'match_clauses':
      return answer.type === key.type ? count(key.pairs, answer.pairs, isSame) : nothing;
    case 'choose_from_list':
      return answer.type === key.type ? count(key.blanks, answer.blanks, isSame) : nothing;
    case 'drag_to_blank':
      return answer.type === key.type ? count(key.blanks, answer.blanks, readsAlike(content)) : nothing;
    case 'short_answer':
    case 'long_answer':
      return nothing;
  }
}

function whole(right: boolean): RightParts {
  return { right: right ? 1 : 0, of: 1 };
}

function count<Expected>(
  key: Readonly<Record<string, Expected>>,
  given: Readonly<Record<string, string>>,
  isRight: (expected: Expected, typed: string) => boolean,
): RightParts {
  const parts = Object.entries(key);
  const right = parts.filter(([id, expected]) => isRight(expected, partOf(given, id) ?? '')).length;
  return parts.length === 0 ? nothing : { right, of: parts.length };
}

function isSame(expected: string, given: string): boolean {
  return expected === given;
}

function isKeyword(accepted: readonly string[], typed: string): boolean {
  return typed.trim() !== '' && accepted.some((keyword) => sameKeyword(keyword, typed));
}

/** `1.234` matches both 1234 and 1.234, because people write both. The epsilon only absorbs floating-point rounding. */
function isNumber({ value, tolerance = 0 }: NumberKey, typed: string): boolean {
  const slack = Math.max(1, Math.abs(value)) * 1e-9;
  return numberReadings(typed).some((number) => Math.abs(number - value) <= tolerance + slack);
}

/** The pool may contain a word twice; each copy is accepted where the word is right. */
function readsAlike(content: QuestionContent): (expected: string, given: string) => boolean {
  const words = content.type === 'drag_to_blank' ? content.words : [];
  const texts = new Map(words.map(({ id, text }) => [id, text.normalize('NFC').trim()]));
  return (expected, given) => texts.has(given) && texts.get(given) === texts.get(expected);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const first = new Set(one);
  return first.size === new Set(other).size && other.every((id) => first.has(id));
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
