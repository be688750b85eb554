import { expect, test } from 'vitest';
import { isOtherName, otherNames } from './otherNames.ts';

test.each([
  ['Nguyễn Văn An', 'Trần Thị Bình', true],
  ['Nguyễn Văn An', 'Nguyễn Văn Ân', false],
  ['Nguyễn Văn An', 'Nguyễn Văn Bảo', true],
  ['nguyen  van an', 'Nguyễn Văn An', false],
  ['An', 'Nguyễn Văn An', false],
  ['Nguyễn Văn An (lớp A)', 'Nguyễn Văn An', false],
  ['', 'Nguyễn Văn An', false],
])('%j is the name of somebody else than %s: %s', (written, name, isOther) => {
  expect(isOtherName(written, name)).toBe(isOther);
});

test('the notice names the rows, whom they say and whom they mean, as far as a sentence can', () => {
  const one = { row: 2, written: 'Nguyễn Văn An', name: 'Trần Thị Bình' };
  expect(otherNames([], 'vi')).toEqual([]);
  const [note] = otherNames([one], 'vi');
  expect(note).toMatchObject({ code: 'otherNames' });
  expect(note?.message).toContain('dòng 2 ghi “Nguyễn Văn An” nhưng mã hoặc email là của Trần Thị Bình');
  const long = { ...one, written: 'Ng'.repeat(200), name: 'Tr'.repeat(200) };
  const many = Array.from({ length: 2_000 }, (_, at) => ({ ...long, row: at + 100_000 }));
  for (const language of ['vi', 'en'] as const)
    for (const { message } of otherNames(many, language)) {
      expect(message.length).toBeLessThanOrEqual(500);
      expect(message).toMatch(/1[.,]997/);
    }
});
