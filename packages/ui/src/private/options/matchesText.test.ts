import { expect, test } from 'vitest';
import { matchesText } from './matchesText';

test.each([
  ['Nguyễn Văn An', 'an nguyen', true],
  ['Đặng Thị Hòa', 'dang', true],
  ['Đặng Thị Hòa', '  ĐẶNG  hoa ', true],
  ['Đề thi an toàn', 'đề tài', false],
  ['Đặng Thị Hòa', 'ho da', true],
  ['Đặng Thị Hòa', 'oa', false],
  ['An toàn (điện)', 'điện', true],
  ['Bất kỳ', '', true],
  ['Bất kỳ', ' - ', false],
  ['Bất kỳ', '   ', true],
])('%s holds "%s": %s', (text, typed, found) => expect(matchesText(text, typed)).toBe(found));
