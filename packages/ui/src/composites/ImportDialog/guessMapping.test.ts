import { expect, test } from 'vitest';
import { guessMapping } from './guessMapping';

const targets = [
  { key: 'name', label: 'Họ và tên', aliases: ['Full name'] },
  { key: 'email', label: 'Thư điện tử' },
  { key: 'phone', label: 'Số điện thoại', aliases: ['SĐT'] },
  { key: 'unit', label: 'Đơn vị' },
];
const sources = (...labels: string[]) => labels.map((label, place) => ({ id: String(place), label }));

test('marks, case and signs do not matter', () => {
  expect(guessMapping(targets, sources('HO VA TEN', 'e-mail', 'Số điện thoại:', 'Don vi'))).toEqual({
    name: '0',
    email: '1',
    phone: '2',
    unit: '3',
  });
});

test('other names and longer headings are known', () => {
  expect(guessMapping(targets, sources('Đơn vị công tác', 'SĐT', 'Full Name'))).toEqual({
    name: '2',
    email: null,
    phone: '1',
    unit: '0',
  });
});

test('a column is used once, by the target with the equal name', () => {
  const two = [
    { key: 'a', label: 'Đáp án' },
    { key: 'b', label: 'Đáp án đúng' },
  ];
  expect(guessMapping(two, sources('Đáp án đúng', 'Đáp án'))).toEqual({ a: '1', b: '0' });
  expect(guessMapping(two, sources('Đáp án đúng'))).toEqual({ a: null, b: '0' });
});

test('headings without a letter match no target', () => {
  expect(guessMapping(targets, sources('', '—'))).toEqual({
    name: null,
    email: null,
    phone: null,
    unit: null,
  });
});
