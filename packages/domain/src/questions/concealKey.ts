import type { Choice, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { sortKey } from '../text/sort.ts';

/** A question as its author writes it: the content, and the key. */
export interface Authored {
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

/**
 * Removes every hint to the key from the content of a question. Authors write clauses in their right order, and right clauses
 * and words beside what they belong to; sequential ids would reveal the answer to anyone who reads the page's data. Those parts
 * are sorted alphabetically and get new ids (`a`, `b`, …). Call it before storing.
 */
export function concealKey({ content, key }: Authored): Authored {
  if (content.type === 'order_clauses' && key.type === 'order_clauses') {
    const { choices, renamed } = alphabetical(content.clauses);
    return { content: { ...content, clauses: choices }, key: { ...key, order: key.order.map(renamed) } };
  }
  if (content.type === 'match_clauses' && key.type === 'match_clauses') {
    const { choices, renamed } = alphabetical(content.right);
    return { content: { ...content, right: choices }, key: { ...key, pairs: mapValues(key.pairs, renamed) } };
  }
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank') {
    const { choices, renamed } = alphabetical(content.words);
    return {
      content: { ...content, words: choices },
      key: { ...key, blanks: mapValues(key.blanks, renamed) },
    };
  }
  return { content, key };
}

function alphabetical(choices: readonly Choice[]): { choices: Choice[]; renamed: (id: string) => string } {
  const sorted = choices
    .map((choice) => ({ choice, by: `${sortKey(choice.text)}\n${choice.text}` }))
    .sort((one, other) => (one.by < other.by ? -1 : Number(one.by > other.by)))
    .map(({ choice }, index) => ({ old: choice.id, id: partId(index), text: choice.text }));
  const names = new Map(sorted.map(({ old, id }) => [old, id]));
  return { choices: sorted.map(({ id, text }) => ({ id, text })), renamed: (id) => names.get(id) ?? id };
}

function mapValues(
  map: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}

/** The id of the nth part of a question: a … z, then a1, b1 … */
export function partId(index: number): string {
  const round = Math.floor(index / 26);
  return String.fromCharCode('a'.charCodeAt(0) + (index % 26)) + (round === 0 ? '' : round);
}
