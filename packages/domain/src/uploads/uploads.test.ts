import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf } from '../files/fileExtensions.ts';
import { gigabyte, mayUpload } from './mayUpload.ts';
import { uploadedName } from './uploadedName.ts';

describe('mayUpload', () => {
  it.each([
    ['lesson', 'Bài 1.MP4', 3 * gigabyte, null],
    ['lesson', 'Bài 1.mp4', 3 * gigabyte + 1, ['uploadTooLarge', { max: 3 }]],
    ['lesson', 'goi.zip', 1, null],
    ['attachment', 'goi.zip', 1, 'fileNotAllowed'],
    ['attachment', 'a.pdf', gigabyte + 1, ['uploadTooLarge', { max: 1 }]],
    ['document', 'Giáo án.docx', gigabyte, null],
    ['document', 'a.pdf', gigabyte + 1, ['uploadTooLarge', { max: 1 }]],
    ['document', 'goi.zip', 1, 'fileNotAllowed'],
    ['lesson', 'a.pdf', 0, 'uploadEmpty'],
    ['lesson', 'a.exe', 1, 'fileNotAllowed'],
    ['lesson', 'mp4', 1, 'fileNotAllowed'],
    ['lesson', 'a.mp4.svg', 1, 'fileNotAllowed'],
  ] as const)('%s %s of %d bytes: %j', (purpose, name, size, expected) => {
    const verdict = mayUpload({ purpose, name, size });
    const [code, params] = [expected].flat();
    if (code === null) expect(verdict).toEqual({ allowed: true });
    else expect(verdict).toMatchObject({ allowed: false, code, ...(params && { params }) });
  });
});

describe('uploadedName', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\an\\bài.mp4', 'bài.mp4'],
    ['phim\u202E4pm.exe', 'phim4pm.exe'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['  ba\u0300i 1.pdf ', 'bài 1.pdf'],
    ['..', '..'],
    ['a/', ''],
  ])('%j becomes %j', (name, shown) => {
    expect(uploadedName(name)).toBe(shown);
  });

  it('is short, well-formed, of one folder, visible, of the same extension, and stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('.mp4', '.PDF', ''),
        (base, end) => {
          const name = uploadedName(base + end);
          expect(name.length).toBeLessThanOrEqual(200);
          expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
          if (end !== '') expect(extensionOf(name)).toBe(end.slice(1).toLowerCase());
          expect(uploadedName(name)).toBe(name);
        },
      ),
    );
  });
});
