import { blankLimit } from '../questions/answerFits.ts';
import { blanksIn } from '../questions/blanks.ts';
import { partId } from '../questions/concealKey.ts';
import { readAlternatives } from './readAlternatives.ts';
import { readNumber } from './readNumber.ts';
import { choices, chosenOptions, columnsOf, type ReadQuestion } from './ReadQuestion.ts';
import type { QuestionCells } from './QuestionCells.ts';

/** The contract's bounds, said as errors of a cell. */
const numberLimit = 1e12;
const listLimit = 50;

export function readKeywords(row: QuestionCells): ReadQuestion | undefined {
  const blanks = blanksIn(row.text('title'));
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
  const blanks = blanksIn(row.text('title'));
  const cells = keyOfBlanks(row, blanks);
  if (!cells) return undefined;
  const numbers = cells.flatMap(({ blank, text }) => {
    const [value = '', tolerance = '0'] = text.split(/±|\+\/?-/);
    const readings = [readNumber(value), readNumber(tolerance)] as const;
    for (const reading of readings) if (!reading.ok) row.refuse('key', reading.code, reading.params);
    const [number, slack] = readings;
    if (!number.ok || !slack.ok) return [];
    if (Math.max(Math.abs(number.value), slack.value) > numberLimit)
      row.refuse('key', 'tooLarge', { max: numberLimit });
    const expected =
      slack.value === 0 ? { value: number.value } : { value: number.value, tolerance: slack.value };
    return [[blank, expected] as const];
  });
  if (numbers.length < cells.length) return undefined;
  const key = { type: 'fill_number' as const, blanks: Object.fromEntries(numbers) };
  return { content: { type: 'fill_number', blanks }, key, from: [] };
}

export function readLists(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const blanks = blanksIn(row.text('title'));
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
  const blanks = blanksIn(row.text('title'));
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

/** The key cell cut at '|', one piece a blank. */
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
