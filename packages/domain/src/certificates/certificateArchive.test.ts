import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { archivedName, archiveKeptUntil, archiveName } from './certificateArchive.ts';

const number = '2026-000017';

test('a document is named by its number and its person', () => {
  expect(archivedName({ number, person_name: 'Nguyễn Thị Phương Thảo' })).toBe(
    '2026-000017 Nguyễn Thị Phương Thảo.pdf',
  );
  expect(archivedName({ number, person_name: '../a\\b:"c"\u0000  d' })).toBe('2026-000017 .. a b c d.pdf');
  expect(archivedName({ number, person_name: '???' })).toBe('2026-000017.pdf');
});

test('whatever the name, it is a file of one folder with a name that any system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (person_name) => {
      const name = archivedName({ number, person_name });
      expect(name).toMatch(/^2026-000017( [^\\/:*?"<>|\p{Cc}]*)?\.pdf$/u);
      expect(Buffer.byteLength(name)).toBeLessThan(400);
    }),
  );
});

test('an archive is named by its class', () => {
  expect(archiveName('An toàn điện: khóa 1/2026', 'vi')).toBe('Chứng chỉ An toàn điện khóa 1 2026.zip');
  expect(archiveName('ATĐ', 'en')).toBe('Certificates ATĐ.zip');
});

test('an archive is kept for a day', () => {
  expect(archiveKeptUntil(new Date('2026-11-28T03:00:00Z'))).toEqual(new Date('2026-11-29T03:00:00Z'));
});
