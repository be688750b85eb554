import { expect, test } from 'vitest';
import { isReservedAddress } from './isReservedAddress.ts';

test.each([
  ['huong.nt@shg.example', true],
  ['an@example.com', true],
  ['an@mail.Example.ORG ', true],
  ['an@may.test', true],
  ['an@khong.invalid', true],
  ['an@sen.vn', false],
  ['example@sen.vn', false],
  ['an@myexample.com', false],
  ['an@example.com.vn', false],
  ['an@contest.vn', false],
])('%s: %s', (address, expected) => {
  expect(isReservedAddress(address)).toBe(expected);
});
