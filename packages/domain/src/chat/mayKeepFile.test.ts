import { expect, test } from 'vitest';
import { mayKeepFile } from './mayKeepFile.ts';

const megabyte = 1024 ** 2;

test('a file fits up to the last byte', () => {
  expect(mayKeepFile({ used: 7 * megabyte, size: 3 * megabyte }, 10 * megabyte).allowed).toBe(true);
  expect(mayKeepFile({ used: 7 * megabyte, size: 3 * megabyte + 1 }, 10 * megabyte)).toEqual({
    allowed: false,
    code: 'chatStorageFull',
    params: { left: 3, size: 4, max: 10 },
  });
});

test('nothing is left where the limit was lowered', () => {
  expect(mayKeepFile({ used: 12 * megabyte, size: 1 }, 10 * megabyte)).toMatchObject({ params: { left: 0 } });
});
