import { describe, expect, test } from 'vitest';
import { errorTable, isErrorCode, statusOf } from './codes.ts';
import { errorMessage } from './errorMessage.ts';
import type { ErrorTable } from './ErrorTable.ts';
import { generalErrors } from './generalErrors.ts';
import { generalServerErrors } from './generalServerErrors.ts';

const placeholders = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].map(String).sort();

test('the table has the codes of every area, and no code is in two areas', () => {
  const areas = import.meta.glob<ErrorTable>('../*/errors.ts', { eager: true, import: 'errors' });
  const ofServer = import.meta.glob<ErrorTable>('../*/serverErrors.ts', {
    eager: true,
    import: 'serverErrors',
  });
  const tables = [generalErrors, generalServerErrors, ...Object.values(areas), ...Object.values(ofServer)];
  const codes = tables.flatMap((table) => Object.keys(table));
  expect(codes.length).toBeGreaterThanOrEqual(167);
  expect(codes.sort()).toEqual(Object.keys(errorTable).sort());
});

describe('the words of every code', () => {
  test.each(Object.keys(errorTable).filter(isErrorCode))(
    '%s speaks both languages of the same things',
    (code) => {
      const { vi, en } = errorTable[code];
      expect(vi).toBe(vi.normalize('NFC'));
      expect(vi).not.toBe(en);
      expect(placeholders(vi)).toEqual(placeholders(en));
      for (const text of [vi, en]) expect(text).toMatch(/[.!…]$/);
    },
  );
});

/** What a parameter that is an instant is called; a guard for the next one, too. */
const instantName =
  /^(start|end|at|time|deadline|expires|opens|closes|until|since|from|date|\w+_(at|time|until))$/;

test('a parameter that is an instant is formatted in every message', () => {
  const formatted = new Set<string>();
  const raw: string[] = [];
  for (const code of Object.keys(errorTable).filter(isErrorCode)) {
    const { vi, en } = errorTable[code];
    for (const [, name = '', format] of `${vi} ${en}`.matchAll(/\{(\w+)(?:\|(\w+))?\}/g)) {
      if (format === 'instant') formatted.add(name);
      else if (instantName.test(name)) raw.push(`${code} {${name}}`);
    }
  }
  expect(raw).toEqual([]);
  expect([...formatted].filter((name) => !instantName.test(name))).toEqual([]);
  expect(formatted.size).toBeGreaterThanOrEqual(6);
});

describe('errorMessage', () => {
  test('writes numbers as the language does', () => {
    expect(errorMessage('examTotalWrong', 'vi', { sum: 99.5, total: 100 })).toContain('99,5');
    expect(errorMessage('examTotalWrong', 'en', { sum: 99.5, total: 100 })).toContain('99.5');
  });

  test('writes years without groups', () => {
    const years = { first: 2000, last: 2100 };
    expect(errorMessage('eventYearOutOfRange', 'vi', years)).toContain('từ năm 2000 đến năm 2100');
    expect(errorMessage('eventYearOutOfRange', 'en', years)).toContain('from 2000 to 2100');
  });

  test('shows an instant in the zone of the people, and names the zone', () => {
    const message = errorMessage('assignmentNotOpen', 'vi', { start: '2026-11-21T01:30:00Z' });
    expect(message).toContain('08:30');
    expect(message).toContain('21/11/2026');
    expect(message).toContain('GMT+\u20607');
  });

  test('stays readable when a parameter is missing or hostile', () => {
    expect(errorMessage('tooLong', 'vi')).toBe('Tối đa … ký tự. Vui lòng rút gọn.');
    expect(errorMessage('notANumber', 'vi', { value: '{value}$&' })).toContain('“{value}$&”');
    expect(errorMessage('assignmentOver', 'en', { end: 'soon' })).toContain('soon');
  });
});

test('unknown codes are detected', () => {
  expect(isErrorCode('attemptOver')).toBe(true);
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode(undefined)).toBe(false);
  expect(statusOf('answerBatchGap')).toBe(409);
});
