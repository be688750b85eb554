import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf } from '../files/fileExtensions.ts';
import { sameName } from '../text/sameName.ts';
import {
  checkDocumentName,
  documentName,
  downloadName,
  nameFromDevice,
  renamedFile,
} from './documentName.ts';

const family = '👨\u200D👩\u200D👧';
const longest = 'ễ'.repeat(200);

describe('documentName', () => {
  it.each([
    ['  Giáo   án ', 'Giáo án'],
    ['Gia\u0301o a\u0301n', 'Giáo án'],
    ['phim\u202E4pm.exe', 'phim4pm.exe'],
    ['a\u0000b\u0007\tc', 'ab c'],
    [`Nhà ${family}`, `Nhà ${family}`],
    ['\u200Da\u200D b\u200D', 'a b'],
    ['Con', 'Con'],
    ['Nul', 'Nul'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(documentName(typed)).toBe(stored);
  });

  it('is stable, visible and in NFC, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const name = documentName(typed);
        expect(documentName(name)).toBe(name);
        expect(name).toBe(name.normalize('NFC'));
        expect(name.replaceAll('\u200D', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
    );
  });
});

describe('checkDocumentName', () => {
  it.each([
    ['Giáo án 2026', undefined],
    ['Con', undefined],
    ['Nul.pdf', undefined],
    ['.gitignore', undefined],
    ['...a', undefined],
    [longest, undefined],
    [`${longest}a`, 'documentNameTooLong'],
    ['', 'thisFieldIsRequired'],
    ['\u200B\u2060', 'thisFieldIsRequired'],
    ['.', 'documentNameDots'],
    ['..', 'documentNameDots'],
    ['\u200B..\u0000', 'documentNameDots'],
    ['a/b', 'documentNameCharacters'],
    ['..\\a', 'documentNameCharacters'],
    ['10:30', 'documentNameCharacters'],
  ])('%j: %s', (typed, code) => {
    expect(checkDocumentName(typed)[0]?.code).toBe(code);
  });
});

describe('renamedFile', () => {
  it.each([
    ['bai.pdf', 'Bài 1', 'Bài 1.pdf'],
    ['bai.pdf', 'Bài 1.PDF', 'Bài 1.PDF'],
    ['bai.pdf', 'Bài v1.2', 'Bài v1.2.pdf'],
    ['bai.pdf', 'virus.exe', 'virus.exe.pdf'],
  ])('%s renamed to %s is %s', (before, typed, name) => {
    expect(renamedFile(before, typed)).toBe(name);
  });
});

describe('nameFromDevice', () => {
  it.each([
    ['Báo cáo 10:30.pdf', 'Báo cáo 10-30.pdf'],
    ['..', '_'],
    ['', '_'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    [`${family}.png`, `${family}.png`],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ])('%j becomes %j', (name, stored) => {
    expect(nameFromDevice(name)).toBe(stored);
  });

  it('is a name that may be typed, and keeps the extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('', '.pdf'), (base, end) => {
        const name = nameFromDevice(base + end);
        expect(checkDocumentName(name)).toEqual([]);
        if (end !== '' && base !== '') expect(extensionOf(name)).toBe('pdf');
      }),
    );
  });
});

describe('downloadName', () => {
  it.each([
    ['Con', 'Con_'],
    ['nul.pdf', 'nul_.pdf'],
    ['COM1.tar.zip', 'COM1_.tar.zip'],
    ['Con đường.pdf', 'Con đường.pdf'],
    ['Nulla.pdf', 'Nulla.pdf'],
    ['Phần 1.', 'Phần 1_'],
    ['Tóm tắt...', 'Tóm tắt___'],
  ])('%s is saved as %s', (name, saved) => {
    expect(downloadName(name)).toBe(saved);
  });
});

it('names that differ in case, accents or composition are one name', () => {
  expect(sameName(documentName('Ba\u0301o ca\u0301o.PDF'), documentName('BAO CAO.pdf'))).toBe(true);
  expect(sameName(documentName('Báo cáo 1'), documentName('Báo cáo 2'))).toBe(false);
});
