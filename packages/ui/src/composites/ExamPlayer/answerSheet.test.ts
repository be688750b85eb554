import { expect, test, vi } from 'vitest';
import { createAnswerSheet } from './answerSheet';

const text = (value: string) => ({ type: 'short_answer', text: value }) as const;

test('typing in an answered question notifies nobody', () => {
  const sheet = createAnswerSheet({ a: { answer: null, flagged: false } });
  const heard = vi.fn();
  for (const topic of ['answer', 'cell'] as const) sheet.subscribe(topic, 'a', heard);
  sheet.subscribe('sheet', '', heard);
  sheet.give('a', text('x'));
  expect(heard).toHaveBeenCalledTimes(2);
  sheet.give('a', text('xy'));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(sheet.answerOf('a')).toEqual(text('xy'));
  expect(sheet.counts()).toEqual({ answered: 1, flagged: 0 });
});

test('a late state of the caller does not take back what was typed since', () => {
  const sheet = createAnswerSheet({ a: { answer: null, flagged: false } });
  sheet.give('a', text('xyz'));
  const save = { place: 'device', since: 1 } as const;
  sheet.receive({ a: { answer: text('x'), flagged: false, save } });
  expect(sheet.answerOf('a')).toEqual(text('xyz'));
  expect(sheet.cell('a')).toEqual({ answered: 'yes', flagged: false, save });
});

test('during typing, only a change between device and server is reported', () => {
  const sheet = createAnswerSheet({});
  const heard = vi.fn();
  sheet.subscribe('cell', 'a', heard);
  const at = (place: 'device' | 'server', since: number) =>
    sheet.receive({ a: { answer: text('x'), flagged: false, save: { place, since } } });
  at('device', 1);
  at('device', 2);
  expect(heard).toHaveBeenCalledTimes(1);
  at('server', 3);
  at('server', 4);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a higher revision applies the answer and the flag from outside', () => {
  const sheet = createAnswerSheet({ a: { answer: text('mine'), flagged: false } });
  const heard = vi.fn();
  sheet.subscribe('answer', 'a', heard);
  sheet.receive({ a: { answer: text('other'), flagged: true, revision: 1 } });
  expect(heard).toHaveBeenCalledOnce();
  expect(sheet.answerOf('a')).toEqual(text('other'));
  expect(sheet.cell('a')).toEqual({ answered: 'yes', flagged: true, save: undefined });
});

test('only the previous and the new current cell are notified', () => {
  const sheet = createAnswerSheet({});
  const [a, b, c] = [vi.fn(), vi.fn(), vi.fn()];
  sheet.subscribe('current', 'a', a);
  sheet.subscribe('current', 'b', b);
  sheet.subscribe('current', 'c', c);
  sheet.look('a');
  sheet.look('b');
  sheet.look('b');
  expect([a, b, c].map((heard) => heard.mock.calls.length)).toEqual([2, 1, 0]);
});

test('an answer that lacks a part, or has a number that is none, is partly given', () => {
  const contents = new Map([
    ['a', { type: 'fill_number' as const, blanks: ['1', '2'] }],
    [
      'b',
      {
        type: 'match_clauses' as const,
        left: [
          { id: 'x', text: 'x' },
          { id: 'y', text: 'y' },
        ],
        right: [],
      },
    ],
  ]);
  const sheet = createAnswerSheet({}, contents);
  const numbers = (blanks: Record<string, string>) => {
    sheet.give('a', { type: 'fill_number', blanks });
    return sheet.cell('a').answered;
  };
  expect(numbers({ 1: '5' })).toBe('partly');
  expect(numbers({ 1: '5', 2: 'abc' })).toBe('partly');
  expect(sheet.counts().answered).toBe(0);
  expect(numbers({ 1: '5', 2: '6,5' })).toBe('yes');
  expect(numbers({ 1: ' ' })).toBe('no');
  sheet.give('b', { type: 'match_clauses', pairs: { x: '1' } });
  expect(sheet.cell('b').answered).toBe('partly');
  sheet.give('b', { type: 'match_clauses', pairs: { x: '1', y: '2' } });
  expect(sheet.counts()).toEqual({ answered: 1, flagged: 0 });
});
