import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyTitle } from './copyTitle.ts';

test('says that it is a copy, in the language of who copies', () => {
  expect(copyTitle('Kiểm tra cuối khóa', 'vi')).toBe('Kiểm tra cuối khóa (bản sao)');
  expect(copyTitle('Final exam', 'en')).toBe('Final exam (copy)');
});

test('any title has a copy that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (title) => {
      const copy = copyTitle(title, 'vi');
      expect(copy.length).toBeLessThanOrEqual(300);
      expect(encodeURIComponent(copy)).not.toBe('');
      expect(copy.endsWith(' (bản sao)')).toBe(true);
    }),
  );
});
