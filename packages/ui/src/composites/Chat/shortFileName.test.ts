import { expect, test } from 'vitest';
import { shortFileName } from './shortFileName';

test.each([
  ['Bài 1.pdf', 'Bài 1.pdf'],
  ['mười lăm chữ.pd', 'mười lăm chữ.pd'],
  ['Đề cương môn học an toàn.docx', 'Đề cương môn họ...'],
  ['Đề cương môn học an toàn.docx'.normalize('NFD'), 'Đề cương môn họ...'],
])('%s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
