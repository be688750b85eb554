import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBytes } from '../../messages/formatBytes';
import { formatTimeLeft } from './formatTimeLeft';
import { refusalOf } from './uploadRules';

const file = (name: string, size = 10, type = '') => ({ name, size, type });
const gigabyte = 1024 ** 3;

test.each([
  [file('bai-giang.MP4'), undefined],
  [file('bai-giang.mp4.exe'), 'kind'],
  [file('.mp4'), 'kind'],
  [file('anh bìa', 10, 'image/png'), undefined],
  [file('bai-giang.mp4', 3 * gigabyte), undefined],
  [file('bai-giang.mp4', 3 * gigabyte + 1), 'size'],
  [file('bai-giang.mp4', 0), 'empty'],
])('%o', (offered, refusal) => {
  expect(refusalOf(offered, { accept: ['.mp4', 'image/*'], maxBytes: 3 * gigabyte })).toBe(refusal);
});

test('without rules only an empty file is refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1 }), (name, size) => {
      expect(refusalOf(file(name, size), {})).toBe(undefined);
    }),
  );
});

test('sizes are said in the language', () => {
  expect(formatBytes(3 * gigabyte, 'vi-VN')).toBe('3 GB');
  expect(formatBytes(1.5 * 1024 ** 2, 'vi-VN')).toBe('1,5 MB');
  expect(formatBytes(1.5 * 1024 ** 2, 'en-GB')).toBe('1.5 MB');
  expect(formatBytes(1024 ** 2 - 1, 'en-GB')).toBe('1 MB');
  expect(formatBytes(20 * 1024 ** 2, 'vi-VN')).toBe('20 MB');
  expect(formatBytes(512, 'en-GB')).toBe('512 byte');
});

test('the time left is rounded up', () => {
  expect(formatTimeLeft(61, 'vi-VN')).toBe('2 phút');
  expect(formatTimeLeft(0.2, 'en-GB')).toBe('1 second');
  expect(formatTimeLeft(3601, 'vi-VN')).toBe('2 giờ');
});
