import { expect, test } from 'vitest';
import { characterCount } from './characterCount';
import { linkAddress } from './linkAddress';
import { nextTool } from './nextTool';

test.each([
  ['https://sen.vn/khoa-hoc?trang=2', 'https://sen.vn/khoa-hoc?trang=2'],
  ['sen.vn/a', 'https://sen.vn/a'],
  ['localhost.test:3000/a', 'https://localhost.test:3000/a'],
  ['an.nguyen@sen.vn', 'mailto:an.nguyen@sen.vn'],
  ['mailto:an@sen.vn', 'mailto:an@sen.vn'],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'JAVASCRIPT://sen.vn/%0aalert(1)',
  'data:text/html,x',
  'sen',
  'hai chữ.vn',
  'file:///a.b',
  'https://',
])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeUndefined());

test('a letter with its marks is one character', () => {
  expect(characterCount('ễ'.normalize('NFD'))).toBe(1);
  expect(characterCount('Ẩm thực 🪷')).toBe(9);
});

test('arrows go round the toolbar, Home and End to its ends', () => {
  expect([nextTool('ArrowRight', 2, 3), nextTool('ArrowLeft', 0, 3)]).toEqual([0, 2]);
  expect([nextTool('Home', 1, 3), nextTool('End', 1, 3), nextTool('a', 1, 3)]).toEqual([0, 2, undefined]);
});
