import { readGuide } from '../questions/markingGuide.ts';
import { partId } from '../questions/concealKey.ts';
import { readBoolean } from './readBoolean.ts';
import { readInteger } from './readNumber.ts';
import { choices, chosenOptions, columnsOf, type ReadQuestion } from './ReadQuestion.ts';
import type { QuestionCells } from './QuestionCells.ts';

/** Limit of the contract, reported as a cell error. */
const textLimit = 20_000;

export function readOneChoice(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const chosen = chosenOptions(row, cells);
  if (chosen && chosen.length !== 1)
    row.refuse('key', 'keyCountWrong', { expected: 1, actual: chosen.length });
  const [choice] = chosen ?? [];
  if (choice === undefined) return undefined;
  const content = { type: 'one_choice' as const, options: choices(cells) };
  return { content, key: { type: 'one_choice', choice: partId(choice) }, from: columnsOf(cells) };
}

export function readMultipleChoice(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const chosen = chosenOptions(row, cells);
  if (!chosen) return undefined;
  const key = {
    type: 'multiple_choice' as const,
    choices: [...new Set(chosen)].sort((a, b) => a - b).map(partId),
  };
  return { content: { type: 'multiple_choice', options: choices(cells) }, key, from: columnsOf(cells) };
}

export function readTrueFalse(row: QuestionCells): ReadQuestion | undefined {
  if (row.text('key') === '') {
    row.refuse('key', 'answerMissing');
    return undefined;
  }
  const reading = readBoolean(row.text('key'));
  if (reading.ok) {
    return { content: { type: 'true_false' }, key: { type: 'true_false', value: reading.value }, from: [] };
  }
  row.refuse('key', reading.code, reading.params);
  return undefined;
}

export function readText(row: QuestionCells, type: 'short_answer' | 'long_answer'): ReadQuestion | undefined {
  const limit = readInteger(plainNumber(row.number('character_limit')) ?? row.text('character_limit'));
  if (!limit.ok) {
    row.refuse('character_limit', 'characterLimitNotPositive');
    return undefined;
  }
  const key = { type, ...readGuide(row.text('key')) };
  if (limit.value > textLimit) row.refuse('character_limit', 'tooLarge', { max: textLimit });
  return { content: { type, character_limit: limit.value }, key, from: [] };
}

/** A cell that shows '1.000' with the numeric value 1000 is unambiguous. */
function plainNumber(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

export function readPairs(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const pairs = cells.flatMap(({ column, text }) => {
    const [, before = '', behind = ''] = /^(.*?)(?:=>|->|→|=)(.*)$/s.exec(text) ?? [];
    const [left, right] = [before.trimEnd(), behind.trimStart()];
    if (right !== '') return [{ column, left, right }];
    row.refuse(column, 'pairUnreadable', { value: text });
    return [];
  });
  if (pairs.length < cells.length) return undefined;
  const rights = [...new Set(pairs.map(({ right }) => right))];
  const lefts = pairs.filter(({ left }) => left !== '');
  return {
    content: {
      type: 'match_clauses',
      left: lefts.map(({ left }, index) => ({ id: partId(index), text: left })),
      right: rights.map((text, index) => ({ id: partId(index), text })),
    },
    key: {
      type: 'match_clauses',
      pairs: Object.fromEntries(
        lefts.map(({ right }, index) => [partId(index), partId(rights.indexOf(right))]),
      ),
    },
    from: lefts.map(({ column }) => column),
  };
}

export function readClauses(row: QuestionCells): ReadQuestion | undefined {
  const cells = row.options();
  const order = row.text('key') === '' ? cells.map((_, index) => index) : chosenOptions(row, cells);
  if (!order) return undefined;
  if (order.length !== cells.length || new Set(order).size !== cells.length) {
    row.refuse('key', 'orderKeyIncomplete', { count: cells.length });
    return undefined;
  }
  return {
    content: { type: 'order_clauses', clauses: choices(cells) },
    key: { type: 'order_clauses', order: order.map(partId) },
    from: columnsOf(cells),
  };
}
