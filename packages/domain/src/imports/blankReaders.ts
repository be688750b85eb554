import { blankLimit } from '../questions/answerFits.ts';
import { blanksIn } from '../questions/blanks.ts';
import { partId } from '../questions/concealKey.ts';
import { readAlternatives } from './readAlternatives.ts';
import { readAs } from './Reading.ts';
import { readNumber } from './readNumber.ts';
import { choices, chosenOptions, columnsOf, type ReadQuestion } from './ReadQuestion.ts';
import type { QuestionCells } from './QuestionCells.ts';

/** Limits of the contract, reported as cell errors. */
const numberLimit = 1e12;
const listLimit = 50;

export function readKeywords(row: QuestionCells): ReadQuestion | undefined {
  const blanks = blanksInOrder(row);
  const cells = keyOfBlanks(row, blanks);
  if (!cells) return undefined;
  const accepted = cells.map(({ blank, text }) => [blank, readAlternatives(text)] as const);
  if (accepted.some(([, words]) => words.some((word) => word.length > blankLimit))) {
    row.refuse('key', 'cellTooLong', { max: blankLimit });
  }
  const key = Object.fromEntries(accepted);
  return { content: { type: 'fill_keyword', blanks }, key: { type: 'fill_keyword', blanks: key }, from: [] };
}

export function readNumbers(row: QuestionCells): ReadQuestion | undefined {
  const blanks = blanksInOrder(row);
  const cells = keyOfBlanks(row, blanks);
  if (!cells) return undefined;
  const numbers = cells.flatMap(({ blank, text }) => {
    const expected = numberKey(row, text);
    return expected ? [[blank, expected] as const] : [];
  });
  if (numbers.length < cells.length) return undefined;
  const key = { type: 'fill_number' as const, blanks: Object.fromEntries(numbers) };
  return { content: { type: 'fill_number', blanks }, key, from: [] };
}

/** A number with its tolerance: '3,14 ± 0,01'. */
function numberKey(row: QuestionCells, text: string): { value: number; tolerance?: number } | undefined {
  const [value = '', tolerance = '0', ...more] = text.split(/±|\+\/?-/);
  const isCut = text.trim() !== '' && (value.trim() === '' || tolerance.trim() === '');
  if (more.length > 0 || isCut) {
    row.refuse('key', 'notANumber', { value: text });
    return undefined;
  }
  const stored = row.number('key');
  const number = stored === undefined ? readNumber(value) : readAs(stored);
  const slack = readNumber(tolerance);
  for (const reading of [number, slack]) if (!reading.ok) row.refuse('key', reading.code, reading.params);
  if (!number.ok || !slack.ok) return undefined;
  if (Math.max(Math.abs(number.value), slack.value) > numberLimit)
    row.refuse('key', 'tooLarge', { max: numberLimit });
  return slack.value === 0 ? { value: number.value } : { value: number.value, tolerance: slack.value };
}

export function readLists(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const blanks = blanksInOrder(row);
  if (!asManyAsBlanks(row, blanks, cells.length)) return undefined;
  const lists = cells.map(({ column, text }) => {
    const words = text
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean);
    const starred = words.flatMap((word, index) => (/^\*|\*$/.test(word) ? [index] : []));
    if (words.length > listLimit) row.refuse(column, 'tooManyItems', { max: listLimit });
    if (starred.length !== 1) row.refuse(column, 'correctOptionNotStarred');
    return { options: words.map(withoutStar), right: starred[0] };
  });
  const rights = lists.flatMap(({ right }) => (right === undefined ? [] : [partId(right)]));
  if (rights.length < lists.length) return undefined;
  return {
    content: {
      type: 'choose_from_list',
      blanks: lists.map(({ options }, index) => ({
        id: blanks[index] ?? '',
        options: options.map((text, at) => ({ id: partId(at), text })),
      })),
    },
    key: {
      type: 'choose_from_list',
      blanks: Object.fromEntries(rights.map((right, index) => [blanks[index] ?? '', right])),
    },
    from: columnsOf(cells),
  };
}

export function readWords(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const blanks = blanksInOrder(row);
  const chosen = chosenOptions(row, cells);
  if (!chosen) return undefined;
  if (chosen.length !== blanks.length) {
    row.refuse('key', 'keyCountWrong', { expected: blanks.length, actual: chosen.length });
    return undefined;
  }
  const key = Object.fromEntries(chosen.map((word, index) => [blanks[index] ?? '', partId(word)]));
  return {
    content: { type: 'drag_to_blank', blanks, words: choices(cells) },
    key: { type: 'drag_to_blank', blanks: key },
    from: columnsOf(cells),
  };
}

/** Splits the key cell at '|', one piece per blank. */
function keyOfBlanks(
  row: QuestionCells,
  blanks: readonly string[],
): { blank: string; text: string }[] | undefined {
  if (row.text('key') === '') {
    row.refuse('key', 'answerMissing');
    return undefined;
  }
  const pieces = row.text('key').split('|');
  if (!asManyAsBlanks(row, blanks, pieces.length)) return undefined;
  return blanks.map((blank, index) => ({ blank, text: (pieces[index] ?? '').trim() }));
}

/** The blanks of the title. If they are not in the order of their numbers, an answer could belong to either, so that is refused. */
function blanksInOrder(row: QuestionCells): string[] {
  const blanks = blanksIn(row.text('title'));
  const isOrdered = blanks.every((id, index) => index === 0 || Number(blanks[index - 1]) <= Number(id));
  if (!isOrdered) row.refuse('title', 'blanksOutOfOrder');
  return blanks;
}

function asManyAsBlanks(row: QuestionCells, blanks: readonly string[], answers: number): boolean {
  if (blanks.length === 0) row.refuse('title', 'blanksMissing');
  else if (blanks.length !== answers) {
    row.refuse('title', 'blanksNotOptions', { blanks: blanks.length, options: answers });
  }
  return blanks.length > 0 && blanks.length === answers;
}

function withoutStar(word: string): string {
  return word.replace(/^\*|\*$/g, '').trim();
}
