import { expect, test } from 'vitest';
import { httpsAddress } from './httpsAddress.ts';

test.each(['https://a.vn/x', ' https://zoom.us/j/123456789?pwd=a ', 'https://vi.wikipedia.org/wiki/Học'])(
  '%s is an address',
  (text) => {
    expect(httpsAddress(text)?.protocol).toBe('https:');
  },
);

test.each([
  '',
  'a.vn',
  'http://a.vn',
  'https://intranet/x',
  'https://an@a.vn/x',
  'https://a.vn/x\n<script>',
  'https://a.vn/a b',
  'https://a.vn/\u200bx',
  'javascript:alert(1)',
])('%j is none', (text) => {
  expect(httpsAddress(text)).toBeUndefined();
});
