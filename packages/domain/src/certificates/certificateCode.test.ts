import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateCode, readCertificateCode } from './certificateCode.ts';

const anyCode = fc.uint8Array({ minLength: 64, maxLength: 64 }).map((bytes) => {
  // Enough bytes below the limit, whatever was generated.
  return certificateCode(bytes.map((byte) => byte % 230));
});
const alphabet = '23456789ACEFHJKMNPRTWXY';
const bare = (code: string) => code.replaceAll('-', '');

test('a code is 20 characters in groups of five', () => {
  expect(certificateCode(new Uint8Array(64))).toBe('22222-22222-22222-22222');
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(code).toMatch(/^([2-9ACEFHJKMNPRTWXY]{5}-){3}[2-9ACEFHJKMNPRTWXY]{5}$/);
    }),
  );
});

test('bytes whose remainders would not be equally likely are left out', () => {
  expect(() => certificateCode(new Uint8Array(64).fill(255))).toThrow('random bytes');
});

test('is read however it is typed', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      for (const typed of [code, bare(code), code.toLowerCase(), ` ${code.replaceAll('-', ' – ')}\u200b`])
        expect(readCertificateCode(typed)).toBe(code);
    }),
  );
});

describe('a typo is found', () => {
  test('one wrong character', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(19), fc.constantFrom(...alphabet), (code, at, other) => {
        const right = bare(code);
        fc.pre(right[at] !== other);
        expect(readCertificateCode(right.slice(0, at) + other + right.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('two characters that have changed places', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(19), fc.nat(19), (code, one, other) => {
        const letters = Array.from(bare(code));
        fc.pre(letters[one] !== letters[other]);
        [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
        expect(readCertificateCode(letters.join(''))).toBeNull();
      }),
    );
  });

  test.each([
    '',
    'ABC',
    '22222-22222-22222-2222',
    '22222-22222-22222-22222-2',
    'mã số của tôi',
    '😀'.repeat(20),
  ])('what cannot be a code: %j', (typed) => expect(readCertificateCode(typed)).toBeNull());
});

test('a character that no code has is what it was probably meant to be', () => {
  expect(readCertificateCode('ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ')).toBe('22222-22222-22222-22222');
});
