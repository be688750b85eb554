import { expect, test } from 'vitest';
import { instantText } from './instantText';

const instant = Date.parse('2026-11-20T18:05:09Z');
const zone = 'Asia/Ho_Chi_Minh';

test('an instant is written as the language writes it', () => {
  expect(instantText('date', instant, 'vi', zone)).toBe('21/11/2026');
  expect(instantText('date', instant, 'en', zone)).toBe('21/11/2026');
  expect(instantText('minute', instant, 'vi', zone)).toBe('01:05');
  expect(instantText('second', instant, 'en', zone)).toBe('01:05:09');
  expect(instantText('dateTime', instant, 'vi', zone)).toBe('01:05 21/11/2026');
  expect(instantText('dateTime', instant, 'en', zone)).toBe('21/11/2026, 01:05');
});
