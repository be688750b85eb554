import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Nguyễn Thị Minh Anh', 'MA'],
  ['Trần Ẩn', 'TẨ'],
  ['  lê   đức ', 'LĐ'],
  ['Đào', 'Đ'],
  ['Trần Ân'.normalize('NFD'), 'TÂ'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
