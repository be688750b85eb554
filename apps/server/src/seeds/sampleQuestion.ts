import type { QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { concealKey } from '@sen/domain/questions/concealKey';

export interface SampleQuestion {
  title: string;
  content: QuestionContent;
  key: QuestionKey;
}

const lettered = (texts: readonly string[], prefix = '') =>
  texts.map((text, index) => ({ id: `${prefix}${String.fromCharCode(97 + index)}`, text }));

const letter = (index: number) => String.fromCharCode(97 + index);

/** The right option is the first; it is shown at `at`. */
export function oneChoice(title: string, right: string, wrong: readonly string[], at = 0): SampleQuestion {
  const options = lettered([...wrong.slice(0, at), right, ...wrong.slice(at)]);
  return { title, content: { type: 'one_choice', options }, key: { type: 'one_choice', choice: letter(at) } };
}

/** Options with a star are right. */
export function multipleChoice(title: string, ...texts: readonly string[]): SampleQuestion {
  const options = lettered(texts.map((text) => text.replace(/^\*/, '')));
  const choices = texts.flatMap((text, index) => (text.startsWith('*') ? [letter(index)] : []));
  return { title, content: { type: 'multiple_choice', options }, key: { type: 'multiple_choice', choices } };
}

export function trueFalse(title: string, value: boolean): SampleQuestion {
  return { title, content: { type: 'true_false' }, key: { type: 'true_false', value } };
}

export function shortAnswer(title: string, model_answer: string): SampleQuestion {
  const type = 'short_answer';
  return { title, content: { type, character_limit: 300 }, key: { type, model_answer } };
}

/** @param criteria by name: its levels with their points */
export function longAnswer(
  title: string,
  model_answer: string,
  criteria?: Readonly<Record<string, Readonly<Record<string, number>>>>,
): SampleQuestion {
  const type = 'long_answer';
  const rubric = Object.entries(criteria ?? {}).map(([name, levels], index) => ({
    id: letter(index),
    title: name,
    levels: Object.entries(levels).map(([level, points], place) => ({
      id: letter(place),
      title: level,
      points,
    })),
  }));
  const key = { type, model_answer, ...(criteria && { rubric }) } as const;
  return { title, content: { type, character_limit: 3000 }, key };
}

const blanksOf = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** The accepted texts of each blank, in order. */
export function fillKeyword(title: string, ...accepted: readonly string[][]): SampleQuestion {
  const blanks = blanksOf(accepted.length);
  const key = Object.fromEntries(accepted.map((words, index) => [String(index + 1), words]));
  return { title, content: { type: 'fill_keyword', blanks }, key: { type: 'fill_keyword', blanks: key } };
}

export function fillNumber(title: string, ...values: readonly number[]): SampleQuestion {
  const blanks = blanksOf(values.length);
  const key = Object.fromEntries(values.map((value, index) => [String(index + 1), { value }]));
  return { title, content: { type: 'fill_number', blanks }, key: { type: 'fill_number', blanks: key } };
}

/** Matching pairs, and a right clause that matches none. */
export function matchClauses(
  title: string,
  pairs: readonly (readonly [string, string])[],
  stray: string,
): SampleQuestion {
  const left = pairs.map(([text], index) => ({ id: `l${index + 1}`, text }));
  const right = [...pairs.map(([, text]) => text), stray].map((text, index) => ({
    id: `r${index + 1}`,
    text,
  }));
  const key = Object.fromEntries(pairs.map((_, index) => [`l${index + 1}`, `r${index + 1}`]));
  const type = 'match_clauses';
  return { title, ...concealKey({ content: { type, left, right }, key: { type, pairs: key } }) };
}

/** Options of each blank; the one with a star is right. */
export function chooseFromList(title: string, ...lists: readonly (readonly string[])[]): SampleQuestion {
  const blanks = lists.map((texts, index) => ({
    id: String(index + 1),
    options: lettered(texts.map((text) => text.replace(/^\*/, ''))),
  }));
  const key = Object.fromEntries(
    lists.map((texts, index) => [String(index + 1), letter(texts.findIndex((text) => text.startsWith('*')))]),
  );
  return {
    title,
    content: { type: 'choose_from_list', blanks },
    key: { type: 'choose_from_list', blanks: key },
  };
}

/** The words of the blanks in order, then the distractors. */
export function dragToBlank(
  title: string,
  right: readonly string[],
  strays: readonly string[],
): SampleQuestion {
  const words = [...right, ...strays].map((text, index) => ({ id: `w${index + 1}`, text }));
  const key = Object.fromEntries(right.map((_, index) => [String(index + 1), `w${index + 1}`]));
  const type = 'drag_to_blank';
  const blanks = blanksOf(right.length);
  return { title, ...concealKey({ content: { type, blanks, words }, key: { type, blanks: key } }) };
}

/** Clauses in their right order. */
export function orderClauses(title: string, ...texts: readonly string[]): SampleQuestion {
  const clauses = texts.map((text, index) => ({ id: `c${index + 1}`, text }));
  const type = 'order_clauses';
  return {
    title,
    ...concealKey({ content: { type, clauses }, key: { type, order: clauses.map(({ id }) => id) } }),
  };
}
