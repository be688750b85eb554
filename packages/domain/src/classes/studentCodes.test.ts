import { expect, test } from 'vitest';
import { checkCodes, givenCodes, mostAddedStudents } from './studentCodes.ts';

const codesOf = (text: string) => givenCodes(text).map(({ code, line }) => `${line} ${code}`);

test('codes stand on lines, or between commas, semicolons and tabs', () => {
  expect(codesOf('SV0005\nSV0006\r\nchau@sen.vn')).toEqual(['1 SV0005', '2 SV0006', '3 chau@sen.vn']);
  expect(codesOf('SV0005, SV0006;chau@sen.vn\tSV0007')).toEqual([
    '1 SV0005',
    '1 SV0006',
    '1 chau@sen.vn',
    '1 SV0007',
  ]);
});

test('each counts once whatever its case, empty lines and what surrounds a code do not count', () => {
  expect(codesOf('\ufeff"SV0005"\n\n sv0005 \n<chau@sen.vn>')).toEqual(['1 SV0005', '4 chau@sen.vn']);
});

test('at least one code, none too long, not more than one call adds', () => {
  const codes = (text: string) => checkCodes(text).map(({ code }) => code);
  expect(codes(' ,\n')).toEqual(['thisFieldIsRequired']);
  expect(codes('SV0005')).toEqual([]);
  expect(checkCodes(`SV0005\n${'x'.repeat(201)}`)[0]).toMatchObject({
    code: 'studentCodeTooLong',
    params: { line: 2 },
  });
  const many = Array.from({ length: mostAddedStudents + 1 }, (_, index) => `SV${index}`).join('\n');
  expect(codes(many)).toEqual(['tooManyStudents']);
});
