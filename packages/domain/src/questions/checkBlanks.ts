import type { Choice, QuestionContent, QuestionDraft, QuestionKey } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText } from '../errors/required.ts';
import { blanksIn } from './blanks.ts';
import { checkOptions } from './checkContent.ts';
import { partOf } from './partOf.ts';

type FilledKey = Extract<QuestionKey, { type: 'fill_keyword' | 'fill_number' }>;
type ChosenContent = Extract<QuestionContent, { type: 'choose_from_list' | 'drag_to_blank' }>;

/** Compares the blanks of the title with those of the content: the same ones, each once. No errors for types without blanks. */
export function checkTitleBlanks({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): FieldError[] {
  const answered = answeredBlanks(content);
  if (!answered) return [];
  const marked = blanksIn(title);
  if (marked.length === 0) return [fieldError('title', 'blanksMissing')];
  const twice = marked.find((blank, index) => marked.indexOf(blank) !== index);
  if (twice !== undefined) return [fieldError('title', 'blankTwice', { blank: twice })];
  const same = marked.length === answered.length && answered.every((blank) => marked.includes(blank));
  return same
    ? []
    : [fieldError('title', 'blanksNotOptions', { blanks: marked.length, options: answered.length })];
}

function answeredBlanks(content: QuestionContent): readonly string[] | undefined {
  switch (content.type) {
    case 'fill_keyword':
    case 'fill_number':
    case 'drag_to_blank':
      return content.blanks;
    case 'choose_from_list':
      return content.blanks.map(({ id }) => id);
    default:
      return undefined;
  }
}

/** Validates the accepted answers of typed blanks: at least one for each blank, none for unknown blanks. */
export function checkFilledBlanks(blanks: readonly string[], key: FilledKey): FieldError[] {
  return [
    ...blanks.flatMap((blank) =>
      isAnswered(key, blank) ? [] : [fieldError(`key.blanks.${blank}`, 'answerMissing')],
    ),
    ...unknownBlanks(blanks, key.blanks),
  ];
}

function isAnswered(key: FilledKey, blank: string): boolean {
  if (key.type === 'fill_number') {
    const { value, tolerance = 0 } = partOf(key.blanks, blank) ?? {};
    return value !== undefined && Number.isFinite(value) && tolerance >= 0;
  }
  const accepted = partOf(key.blanks, blank) ?? [];
  return accepted.length > 0 && !accepted.some(isBlankText);
}

/** Validates blanks that are filled from given words: each blank has one known word, and a word of a shared pool is used once. */
export function checkBlankChoices(
  content: ChosenContent,
  key: Readonly<Record<string, string>>,
): FieldError[] {
  const lists = listsOf(content);
  const fieldErrors = lists.flatMap(({ blank, options }) => {
    const chosen = partOf(key, blank) ?? '';
    if (chosen === '') return [fieldError(`key.blanks.${blank}`, 'answerMissing')];
    return options.some(({ id }) => id === chosen)
      ? []
      : [fieldError(`key.blanks.${blank}`, 'answerUnknown')];
  });
  const known = lists.map(({ blank }) => blank);
  return [
    ...checkChosenBlanks(content),
    ...fieldErrors,
    ...unknownBlanks(known, key),
    ...checkUsedOnce(content, key),
  ];
}

function listsOf(content: ChosenContent): readonly { blank: string; options: readonly Choice[] }[] {
  return content.type === 'drag_to_blank'
    ? content.blanks.map((blank) => ({ blank, options: content.words }))
    : content.blanks.map(({ id, options }) => ({ blank: id, options }));
}

/** Validates the words that blanks are filled from. */
export function checkChosenBlanks(content: ChosenContent): FieldError[] {
  if (content.type === 'choose_from_list') {
    return content.blanks.flatMap(({ options }, index) =>
      checkOptions(options, `content.blanks.${index}.options`),
    );
  }
  // The pool may contain the same word twice, because a text can need it twice.
  return content.words.flatMap(({ text }, index) =>
    isBlankText(text) ? [fieldError(`content.words.${index}.text`, 'thisFieldIsRequired')] : [],
  );
}

function checkUsedOnce(content: ChosenContent, key: Readonly<Record<string, string>>): FieldError[] {
  if (content.type === 'choose_from_list') return [];
  const used = Object.values(key).filter((id) => id !== '');
  const twice = used.find((id, index) => used.indexOf(id) !== index);
  const word = content.words.find(({ id }) => id === twice)?.text;
  return word === undefined ? [] : [fieldError('key.blanks', 'wordUsedTwice', { word })];
}

function unknownBlanks(blanks: readonly string[], key: Readonly<Record<string, unknown>>): FieldError[] {
  return Object.keys(key)
    .filter((blank) => !blanks.includes(blank))
    .map((blank) => fieldError(`key.blanks.${blank}`, 'answerUnknown'));
}
