import { expect, test } from 'vitest';
import { confirmationTitle } from './confirmationTitle';

const lan = { name: 'Lan' };
const title = (count: number) => `Xóa ${count} tài khoản?`;
const confirm = { title, titleOfOne: ({ name }: typeof lan) => `Xóa tài khoản ${name}?`, text: '' };

test('a confirmation of one item names it', () => {
  expect(confirmationTitle(confirm, ['1'], [lan])).toBe('Xóa tài khoản Lan?');
});

test('several items are counted, also when only one of them is on this page', () => {
  expect(confirmationTitle(confirm, ['1', '2'], [lan])).toBe('Xóa 2 tài khoản?');
});

test('an item of another page, or without a name, is counted', () => {
  expect(confirmationTitle(confirm, ['1'], [])).toBe('Xóa 1 tài khoản?');
  expect(confirmationTitle({ title, text: '' }, ['1'], [lan])).toBe('Xóa 1 tài khoản?');
});
