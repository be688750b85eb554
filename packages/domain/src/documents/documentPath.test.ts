import { expect, it } from 'vitest';
import { foldersOfPath, pathOfFolders } from './documentPath.ts';

it.each([
  ['', []],
  ['Giáo án', ['Giáo án']],
  ['Giáo án/2026/100% #1?', ['Giáo án', '2026', '100% #1?']],
  ['a//b', undefined],
  ['/a', undefined],
  ['a/', undefined],
  ['..', undefined],
  ['a/../b', undefined],
  ['a/./b', undefined],
  ['a\u0000', undefined],
])('the folders of %j are %j', (path, folders) => {
  expect(foldersOfPath(path)).toEqual(folders);
  if (folders) expect(pathOfFolders(folders)).toBe(path);
});
