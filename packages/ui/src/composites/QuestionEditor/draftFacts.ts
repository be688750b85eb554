import type { QuestionDraft } from './questionDraft';
import { defaultLimits } from './questionDraft';

/** The author's content and decisions in a draft, whatever its type: what can be lost. */
export interface DraftFacts {
  /** Texts of options, clauses, words, accepted and model answers. */
  texts: string[];
  /** The texts marked as correct; `true` and `false` for a statement. */
  right: string[];
  blanks: number;
  /** A character limit other than the default. */
  limit: number | undefined;
  /** Number of values with a tolerance. */
  tolerances: number;
  /** Number of clause pairs. */
  pairs: number;
  /** Whether clauses were put in order. */
  ordered: boolean;
}

const none: DraftFacts = {
  texts: [],
  right: [],
  blanks: 0,
  limit: undefined,
  tolerances: 0,
  pairs: 0,
  ordered: false,
};

const written = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

export function draftFacts({ content, key }: Pick<QuestionDraft, 'content' | 'key'>): DraftFacts {
  const textOf = (choices: readonly { id: string; text: string }[], id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.text;

  if (content.type === 'one_choice' && key.type === 'one_choice')
    return {
      ...none,
      texts: written(content.options.map(({ text }) => text)),
      right: written([textOf(content.options, key.choice)]),
    };
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice')
    return {
      ...none,
      texts: written(content.options.map(({ text }) => text)),
      right: written(key.choices.map((id) => textOf(content.options, id))),
    };
  if (key.type === 'true_false') return { ...none, right: key.value === null ? [] : [String(key.value)] };
  if (content.type === 'short_answer' || content.type === 'long_answer') {
    const isText = key.type === 'short_answer' || key.type === 'long_answer';
    const model = isText ? key.model_answer : undefined;
    const criteria = isText ? (key.rubric ?? []) : [];
    const limit = content.character_limit;
    return {
      ...none,
      texts: written([model, ...criteria.map(({ title }) => title)]),
      limit: limit === 0 || limit === defaultLimits[content.type] ? undefined : limit,
    };
  }
  if (content.type === 'fill_keyword' && key.type === 'fill_keyword') {
    const right = written(content.blanks.flatMap((id) => key.blanks[id] ?? []));
    return { ...none, texts: right, right, blanks: content.blanks.length };
  }
  if (content.type === 'fill_number' && key.type === 'fill_number') {
    const numbers = content.blanks.flatMap((id) => key.blanks[id] ?? []);
    const right = numbers.flatMap(({ value }) => (value === null ? [] : [String(value)]));
    const tolerances = numbers.filter(({ tolerance }) => tolerance !== undefined).length;
    return { ...none, texts: right, right, tolerances, blanks: content.blanks.length };
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list')
    return {
      ...none,
      texts: written(content.blanks.flatMap(({ options }) => options.map(({ text }) => text))),
      right: written(content.blanks.map(({ id, options }) => textOf(options, key.blanks[id]))),
      blanks: content.blanks.length,
    };
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank')
    return {
      ...none,
      texts: written(content.words.map(({ text }) => text)),
      right: written(content.blanks.map((id) => textOf(content.words, key.blanks[id]))),
      blanks: content.blanks.length,
    };
  if (content.type === 'match_clauses' && key.type === 'match_clauses')
    return {
      ...none,
      texts: written([...content.left, ...content.right].map(({ text }) => text)),
      pairs: content.left.filter(
        ({ id, text }) => text.trim() !== '' && textOf(content.right, key.pairs[id])?.trim(),
      ).length,
    };
  if (content.type === 'order_clauses') {
    const texts = written(content.clauses.map(({ text }) => text));
    return { ...none, texts, ordered: texts.length > 1 };
  }
  return none;
}
