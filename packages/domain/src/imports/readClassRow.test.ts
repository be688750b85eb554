import { expect, test } from 'vitest';
import { mapColumns } from './mapColumns.ts';
import { classSheet, classTemplateRows } from './classColumns.ts';
import { type ListedAccount, matchStudent, readClassRow } from './readClassRow.ts';

const mapping = { membership_code: 0, email: 1, name: 2 };
const an: ListedAccount = {
  id: '7',
  membership_code: 'SV0001',
  employee_code: 'NV1',
  email: 'an@sen.vn',
  username: 'an',
  role: 'student',
  status: 'active',
  attends: false,
};
const binh: ListedAccount = {
  ...an,
  id: '8',
  membership_code: 'SV0002',
  email: 'binh@sen.vn',
  username: 'binh',
};

test('a row names its student by any of the keys; the name alone is nobody', () => {
  expect(readClassRow(['sv0001', '', 'Lê An'], mapping)).toEqual({
    ok: true,
    name: 'Lê An',
    student: { membership_code: 'sv0001' },
  });
  expect(readClassRow(['', 'an@sen.vn'], mapping)).toMatchObject({ ok: true, name: 'an@sen.vn' });
  expect(readClassRow(['', '', 'Lê An'], mapping)).toMatchObject({
    ok: false,
    errors: [{ column: 'membership_code', code: 'studentNotNamed' }],
  });
  expect(readClassRow(['=A1', ''], mapping)).toMatchObject({ errors: [{ code: 'formulaUnreadable' }] });
  expect(readClassRow(['x'.repeat(201)], mapping)).toMatchObject({ errors: [{ code: 'cellTooLong' }] });
});

test.each<[string, Record<string, string>, Partial<ListedAccount>, string | undefined]>([
  ['whatever its case', { membership_code: 'sv0001' }, {}, undefined],
  ['by several keys', { membership_code: 'SV0001', email: 'AN@sen.vn' }, {}, undefined],
  ['whom nobody is', { membership_code: 'SV9' }, {}, 'studentNotFound'],
  [
    'whose keys are those of two',
    { membership_code: 'SV0001', email: 'binh@sen.vn' },
    {},
    'studentKeysDiffer',
  ],
  [
    'whose employee code two have, with an email',
    { employee_code: 'NV1', email: 'an@sen.vn' },
    {},
    undefined,
  ],
  ['whose email is of neither', { employee_code: 'NV1', username: 'cuong' }, {}, 'studentNotFound'],
  ['whose employee code two have', { employee_code: 'NV1' }, {}, 'studentAmbiguous'],
  ['who teaches', { username: 'an' }, { role: 'teacher' }, 'notAStudent'],
  ['who is locked', { username: 'an' }, { status: 'locked' }, 'studentLocked'],
])('a student %s', (_, student, changes, code) => {
  const match = matchStudent(student, [{ ...an, ...changes }, binh]);
  expect(match.ok ? match.account.id : match.errors[0]?.code).toBe(code ?? '7');
});

test('two keys that lead to different accounts of several are told apart', () => {
  const cuong = { ...an, id: '9', employee_code: 'NV2', email: 'cuong@sen.vn', username: 'cuong' };
  const match = matchStudent({ employee_code: 'NV1', email: 'cuong@sen.vn' }, [an, binh, cuong]);
  expect(match).toMatchObject({
    ok: false,
    errors: [{ column: 'employee_code', code: 'studentKeysDiffer' }],
  });
});

test.each(['vi', 'en'] as const)('the template (%s) is known and read as it is', (language) => {
  const [headings = [], ...rows] = classTemplateRows(language);
  const known = mapColumns(classSheet, headings);
  expect(Object.keys(known)).toEqual([...classSheet.keys]);
  expect(rows.every((cells) => readClassRow(cells, known).ok)).toBe(true);
});
