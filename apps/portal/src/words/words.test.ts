import { afterEach, describe, expect, test } from 'vitest';
import { defineWords } from './defineWords';
import { formatDate, formatDateTime, formatDeadline, formatNumber, formatPercent, hourOf } from './formats';
import { plural } from './plural';
import { setLocale } from './runtime';

const words = defineWords('test', {
  vi: { hello: 'Xin chào {{name}}', count: '{{count}} câu hỏi', plain: 'Lưu' },
  en: {
    hello: 'Hello {{name}}',
    count: ({ count }) => plural(count, '1 question', `${count} questions`),
    plain: 'Save',
  },
});

afterEach(() => setLocale('vi'));

describe('words', () => {
  test('are said in the language of the page, numbers as it writes them', () => {
    expect(words('plain')).toBe('Lưu');
    expect(words('hello', { name: 'Châu' })).toBe('Xin chào Châu');
    expect(words('count', { count: 1234 })).toBe('1.234 câu hỏi');
    setLocale('en');
    expect(words('hello', { name: 'Châu' })).toBe('Hello Châu');
    expect(words('count', { count: 1234 })).toBe('1,234 questions');
    expect(words('count', { count: 1 })).toBe('1 question');
  });

  test('do not compile when one is missing or a blank is left open', () => {
    // @ts-expect-error: a key is missing in English
    defineWords('test.missing', { vi: { a: 'Một', b: 'Hai' }, en: { a: 'One' } });
    // @ts-expect-error: unknown key
    words('nothing');
    // @ts-expect-error: a placeholder value is missing
    words('hello');
    // @ts-expect-error: unknown placeholder
    words('hello', { email: 'a@b.vn' });
  });
});

describe('formats', () => {
  const instant = '2026-11-20T18:05:09Z';

  test('show instants in the zone of the people', () => {
    expect(formatDate(instant)).toBe('21/11/2026');
    expect(formatDateTime(instant)).toContain('01:05');
    expect(formatDeadline(instant)).toBe('01:05 21/11/2026 (GMT+\u20607)');
    expect(hourOf(new Date(instant))).toBe(1);
  });

  test('write numbers as the language does', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatPercent(12.5)).toBe('12,5%');
    setLocale('en');
    expect(formatNumber(1234.5)).toBe('1,234.5');
  });
});
