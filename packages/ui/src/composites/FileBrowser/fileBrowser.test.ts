import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BrowserEntry } from './browserEntry';
import { entryMove } from './entryMove';
import { neighbourOf, rangeOf, existing, subjectsOf, toggled } from './entrySelection';
import { entryTime } from './entryTime';
import { droppedEntries, filesOfEntries } from './folderFiles';
import { fileFamily } from './fileFamily';
import { endingAt, nameParts } from './nameParts';
import { nameProblem } from './nameProblem';
import { sortEntries } from './sortEntries';
import { isTyping, typeAhead, typeOn } from './typeAhead';
import { uploadNews } from './uploadNews';

const { compare } = new Intl.Collator('vi', { numeric: true });
const day = (number: number) => `2026-11-0${number}T00:00:00Z`;
const folder = (name: string, updatedAt?: string): BrowserEntry => ({
  kind: 'folder',
  id: name,
  name,
  updatedAt,
});
const file = (name: string, size: number, updatedAt?: string): BrowserEntry => ({
  kind: 'file',
  id: name,
  name,
  size,
  updatedAt,
});
const some = [
  file('Đề cương.pdf', 5, day(2)),
  file('Bài 10.mp4', 9, day(1)),
  folder('Ảnh', day(1)),
  file('Bài 2.mp4', 7, day(3)),
  folder('An'),
];

test('folders come first, names in Vietnamese order', () => {
  const names = (sort: Parameters<typeof sortEntries>[1]) =>
    sortEntries(some, sort, compare).map(({ name }) => name);
  expect(names('name')).toEqual(['An', 'Ảnh', 'Bài 2.mp4', 'Bài 10.mp4', 'Đề cương.pdf']);
  expect(names('-name')).toEqual(['Ảnh', 'An', 'Đề cương.pdf', 'Bài 10.mp4', 'Bài 2.mp4']);
  expect(names('-size')).toEqual(['An', 'Ảnh', 'Bài 10.mp4', 'Bài 2.mp4', 'Đề cương.pdf']);
  expect(names('-time')).toEqual(['Ảnh', 'An', 'Bài 2.mp4', 'Đề cương.pdf', 'Bài 10.mp4']);
});

test.each([
  ['Bài 1.pdf', undefined],
  ['  ', 'required'],
  ['a/b', 'characters'],
  ['ễ'.repeat(200), undefined],
  ['..', 'characters'],
  ['ễ'.repeat(201), 'tooLong'],
  ['đề THI.pdf', 'taken'],
  ['Tài liệu'.normalize('NFD'), 'taken'],
])('the name %o', (name, problem) => {
  expect(nameProblem(name, ['Đề thi.pdf', 'Tài liệu'])).toBe(problem);
});

test('a long name keeps its end, and no letter loses its marks', () => {
  expect(nameParts('Ghi chép.pdf')).toEqual({ start: 'Ghi chép.pdf', end: '' });
  expect(nameParts('Báo cáo thu hoạch học kỳ II, bản 2.pdf').end).toBe('bản 2.pdf');
  expect(endingAt('Bài 1. Khái niệm')).toBe('Bài 1. Khái niệm'.length);
  expect(endingAt('.env')).toBe(4);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const { start, end } = nameParts(name.normalize('NFD'));
      expect(start + end).toBe(name.normalize('NFD'));
      expect(end).not.toMatch(/^\p{M}/u);
    }),
  );
});

test('a range is selected from where one began', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect([...rangeOf(order, 'd', 'b')]).toEqual(['b', 'c', 'd']);
  expect([...rangeOf(order, undefined, 'b')]).toEqual(['b']);
  expect([...rangeOf(order, 'gone', 'b')]).toEqual(['b']);
  expect([...toggled(new Set(['a']), 'a')]).toEqual([]);
  expect([...existing(new Set(['a', 'gone']), order)]).toEqual(['a']);
  expect(subjectsOf(new Set(['c', 'a']), order, 'a')).toEqual(['a', 'c']);
  expect(subjectsOf(new Set(['c', 'a']), order, 'b')).toEqual(['b']);
});

test('a removed entry passes the focus to a remaining neighbour', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(neighbourOf(order, new Set(['b']))).toBe('c');
  expect(neighbourOf(order, new Set(['b', 'd']))).toBe('c');
  expect(neighbourOf(order, new Set(['c', 'd']))).toBe('b');
  expect(neighbourOf(order, new Set(order))).toBeUndefined();
  fc.assert(
    fc.property(fc.subarray(order), (gone) => {
      const next = neighbourOf(order, new Set(gone));
      expect(next === undefined ? gone.length : !gone.includes(next)).toBe(next === undefined ? 4 : true);
    }),
  );
});

test('no key moves out of the entries', () => {
  expect(entryMove('ArrowDown', { at: 3, count: 7, columns: 4, page: 3 })).toBe(6);
  expect(entryMove('ArrowDown', { at: 5, count: 7, columns: 4, page: 3 })).toBe(5);
  expect(entryMove('ArrowRight', { at: 0, count: 7, columns: 1, page: 3 })).toBeUndefined();
  expect(entryMove('ArrowRight', { at: 3, count: 7, columns: 4, page: 3, rtl: true })).toBe(2);
  const key = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(49),
      fc.integer({ min: 1, max: 8 }),
      key,
      (count, at, columns, pressed) => {
        const to = entryMove(pressed, { at: Math.min(at, count - 1), count, columns, page: 4 });
        expect(to === undefined || (to >= 0 && to < count)).toBe(true);
      },
    ),
  );
});

test('letters find a name, marks or not', () => {
  const names = ['An toàn', 'Ảnh', 'Đề thi', 'Đề cương', 'Bài 1'];
  expect(typeAhead(names, 0, 'de')).toBe(2);
  expect(typeAhead(names, 0, 'đề c')).toBe(3);
  expect(typeAhead(names, 0, 'a')).toBe(1);
  expect(typeAhead(names, 1, 'aa')).toBe(0);
  expect(typeAhead(names, 0, 'x')).toBeUndefined();
  expect(typeAhead([], -1, 'x')).toBeUndefined();
  const typed = typeOn({ text: 'd', at: 1000 }, 'e', 1500);
  expect(typed.text).toBe('de');
  expect(typeOn(typed, 'b', 3000).text).toBe('b');
  expect([isTyping(typed, 1600), isTyping(typed, 3000)]).toEqual([true, false]);
});

test('moments are shown in the given zone', () => {
  expect(entryTime('2026-11-20T18:05:00Z', 'vi', 'Asia/Ho_Chi_Minh')).toBe('01:05 21/11/2026');
  expect(entryTime('2026-11-20T18:05:00Z', 'en', 'Asia/Ho_Chi_Minh')).toBe('21/11/2026, 01:05');
  expect(entryTime(undefined, 'vi', 'Asia/Ho_Chi_Minh')).toBe('');
});

test('a drawing by kind, else by ending', () => {
  expect(fileFamily({ name: 'a.XLSX' })).toBe('sheet');
  expect(fileFamily({ name: 'a', mime: 'video/mp4' })).toBe('video');
  expect(fileFamily({ name: 'constructor' })).toBe('text');
});

test('a finished upload is reported once', () => {
  const up: BrowserEntry = { kind: 'file', id: 'u', name: 'u.pdf', uploading: 0.5 };
  const lost: BrowserEntry = { ...up, failed: 'Mất kết nối.' };
  const there: BrowserEntry = { kind: 'file', id: 'u', name: 'u.pdf' };
  expect(uploadNews([up], [there])).toEqual({ arrived: [there], failed: [] });
  expect(uploadNews([up], [lost])).toEqual({ arrived: [], failed: [lost] });
  expect(uploadNews([lost], [lost])).toEqual({ arrived: [], failed: [] });
});

describe('folders that are uploaded', () => {
  const fileEntry = (name: string) => ({
    isFile: true,
    isDirectory: false,
    name,
    file: (take: (file: File) => void) => take(new File([], name)),
  });
  /** A reader gives two entries at each call. */
  const folderEntry = (name: string, inner: readonly object[]) => ({
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      let at = 0;
      return { readEntries: (take: (some: readonly object[]) => void) => take(inner.slice(at, (at += 2))) };
    },
  });
  const transferOf = (entries: readonly object[]) =>
    ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;

  test('are read to the last file at every depth, with the folders that each is in', async () => {
    const entries = droppedEntries(
      transferOf([
        fileEntry('ngoài.pdf'),
        folderEntry('Giáo án', [
          fileEntry('1.pdf'),
          fileEntry('2.pdf'),
          folderEntry('Tuần 1', [fileEntry('3.pdf')]),
          folderEntry('Trống', []),
        ]),
      ]),
    );
    const files = await filesOfEntries(entries ?? []);
    expect(files.map((found) => [...found.folders, found.file.name].join('/'))).toEqual([
      'ngoài.pdf',
      'Giáo án/1.pdf',
      'Giáo án/2.pdf',
      'Giáo án/Tuần 1/3.pdf',
    ]);
  });

  test('files alone are no folders', () => {
    expect(droppedEntries(transferOf([fileEntry('a.pdf')]))).toBeUndefined();
  });
});
