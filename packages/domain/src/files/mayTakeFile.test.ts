import { expect, test } from 'vitest';
import { documentExtensions } from './fileExtensions.ts';
import { mayTakeFile } from './mayTakeFile.ts';

const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zip = new TextEncoder().encode(
  'PK\u0003\u0004[Content_Types].xml word/document.xml word/vbaProject.bin',
);

test.each([
  ['an encrypted workbook', 'Điểm.xlsx', ole, 'fileLockedOrOlder'],
  ['an older document with a newer name', 'Bài 1.docx', ole, 'fileLockedOrOlder'],
  ['an older document', 'Bài 1.doc', ole, undefined],
  ['an older document that is said to be a PDF', 'Bài 1.pdf', ole, 'fileIsAnother'],
  ['a document with macros under another name', 'Bài 1.docx', zip, undefined],
  ['a document with macros', 'Bài 1.docm', zip, 'fileNotAllowed'],
  ['nothing', 'Bài 1.docx', Uint8Array.of(), 'fileContentUnknown'],
] as const)('%s', (_, name, head, code) => {
  const verdict = mayTakeFile({ name, head }, documentExtensions);
  expect(verdict.allowed ? undefined : verdict.code).toBe(code);
});
