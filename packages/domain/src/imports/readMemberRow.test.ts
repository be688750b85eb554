import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Language } from '@sen/api/contract/model';
import type { Actor } from '../access/scope.ts';
import { roles } from '../access/roles.ts';
import { checkMember } from '../users/checkMember.ts';
import { keptMember } from '../users/keptMember.ts';
import { ClaimedNames } from './ClaimedNames.ts';
import { type ExistingMember, meetExisting } from './existingMember.ts';
import { checkMapping, mapColumns } from './mapColumns.ts';
import { type MemberColumn, memberSheet } from './memberColumns.ts';
import { memberGuideRows, memberTemplateRows } from './memberTemplate.ts';
import { type MemberImport, readMemberRow } from './readMemberRow.ts';
import { roleNames } from '../access/roleNames.ts';
import { otherRoleNames, readRole } from './readRole.ts';

const admin: Actor = { id: '2', role: 'admin', company_id: '1' };
const superAdmin: Actor = { id: '1', role: 'super-admin', company_id: null };
const rules: MemberImport = {
  actor: admin,
  company: { id: '1', name: 'Công ty Hoa Sen' },
  today: '2026-11-21',
  language: 'vi',
};
const everyColumn = Object.fromEntries(memberSheet.keys.map((key, index) => [key, index]));

const good: Partial<Record<MemberColumn, string>> = {
  name: 'Nguyễn Văn An',
  email: 'An@Sen.vn',
  role: 'Học viên',
  phone: '+84 912 345 678',
  dateOfBirth: '28/02/2001',
  membership_code: 'HV001',
};

const read = (changes: Partial<Record<MemberColumn, string>> = {}, by: Partial<MemberImport> = {}) =>
  readMemberRow(
    memberSheet.keys.map((key) => ({ ...good, ...changes })[key]),
    everyColumn,
    { ...rules, ...by },
  );
const errorsOf = (changes: Partial<Record<MemberColumn, string>>, by: Partial<MemberImport> = {}) => {
  const reading = read(changes, by);
  return reading.ok ? [] : reading.errors.map(({ column, code }) => `${column}: ${code}`);
};

describe('a row', () => {
  test('is kept as the form keeps a member', () => {
    expect(read({ sex: 'nữ', title: 'Trưởng ca', unit: 'CONG TY HOA SEN', username: ' an.nguyen ' })).toEqual(
      {
        ok: true,
        name: 'Nguyễn Văn An',
        member: {
          company_id: '1',
          role: 'student',
          name: 'Nguyễn Văn An',
          first_name: 'An',
          email: 'an@sen.vn',
          username: 'an.nguyen',
          phone: '0912345678',
          dateOfBirth: '2001-02-28',
          membership_code: 'HV001',
          sex: 'female',
          title: 'Trưởng ca',
          address: null,
          employee_code: null,
          department: null,
          school: null,
        },
      },
    );
  });

  test.each<[string, Partial<Record<MemberColumn, string>>, string[]]>([
    ['a missing permission', { role: ' ' }, ['role: roleMissing']],
    ['a permission that is none', { role: 'Trưởng phòng' }, ['role: unknownRole']],
    ['a system administrator', { role: 'Quản trị hệ thống' }, ['role: superAdminNotImported']],
    ['a system administrator by code', { role: 'SUPER-ADMIN' }, ['role: superAdminNotImported']],
    ['no name', { name: '' }, ['name: thisFieldIsRequired']],
    ['no email', { email: '' }, ['email: thisFieldIsRequired']],
    ['an email that is none', { email: 'an@sen' }, ['email: notAnEmail']],
    ['no phone number', { phone: '' }, ['phone: thisFieldIsRequired']],
    ['a phone number that may lack its 0', { phone: '2438251234' }, ['phone: phoneLostZero']],
    ['another', { phone: '24 382 519' }, ['phone: phoneLostZero']],
    ['a phone number that is none', { phone: '12345' }, ['phone: notAPhone']],
    ['no day of birth', { dateOfBirth: '' }, ['dateOfBirth: thisFieldIsRequired']],
    ['a day that is none', { dateOfBirth: '31/02/2001' }, ['dateOfBirth: notADate']],
    ['a day to come', { dateOfBirth: '22/11/2026' }, ['dateOfBirth: bornInTheFuture']],
    ['no membership code', { membership_code: '' }, ['membership_code: thisFieldIsRequired']],
    ['a user name with blanks', { username: 'an nguyen' }, ['username: notAUsername']],
    ['a sex that is none', { sex: 'x' }, ['sex: notOneOf']],
    ['another unit', { unit: 'Công ty Khác' }, ['unit: rowOfAnotherUnit']],
    ['a formula', { name: '=HYPERLINK("http://x.vn","An")' }, ['name: formulaUnreadable']],
    ['a formula in place of a role', { role: '=A1' }, ['role: formulaUnreadable']],
    ['a cell of 50,000 characters', { address: 'ấ'.repeat(50_000) }, ['address: cellTooLong']],
    ['a name of 50,000 characters', { name: 'ấ'.repeat(50_000) }, ['name: tooLong']],
    [
      'nothing at all',
      { name: '', email: '', role: '', phone: '', dateOfBirth: '', membership_code: '' },
      [
        'name: thisFieldIsRequired',
        'email: thisFieldIsRequired',
        'role: roleMissing',
        'phone: thisFieldIsRequired',
        'dateOfBirth: thisFieldIsRequired',
        'membership_code: thisFieldIsRequired',
      ],
    ],
  ])('with %s is refused at its cell', (_, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test('creates no member whom its importer may not place', () => {
    expect(errorsOf({}, { actor: { ...admin, company_id: '2' } })).toEqual(['role: adminsKeepToTheirUnit']);
    expect(errorsOf({}, { actor: { ...admin, role: 'teacher' } })).toEqual(['role: forbidden']);
    expect(errorsOf({ role: 'admin' })).toEqual([]);
    expect(errorsOf({ role: 'root' }, { actor: superAdmin })).toEqual(['role: superAdminNotImported']);
  });

  test('that is read is right by the rules of the form, stays in the unit and is no system administrator', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.values(good), '', 'superadmin', 'admin', '=1', 'nam'),
    );
    const cells = fc.record(
      Object.fromEntries(memberSheet.keys.map((key) => [key, fc.option(text, { nil: good[key] ?? '' })])),
    );
    fc.assert(
      fc.property(cells, fc.constantFrom(admin, superAdmin), (row, actor) => {
        const reading = readMemberRow(
          memberSheet.keys.map((key) => row[key] ?? undefined),
          everyColumn,
          { ...rules, actor },
        );
        if (!reading.ok) {
          expect(reading.errors.length).toBeGreaterThan(0);
          return;
        }
        const { member } = reading;
        expect([member.company_id, member.role === 'super-admin']).toEqual(['1', false]);
        const { phone, dateOfBirth } = member;
        const form = { ...member, phone: phone ?? '', dateOfBirth: dateOfBirth ?? '' };
        expect(checkMember(form, rules.today)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('duplicate position', () => {
  const member = (changes: Partial<Record<MemberColumn, string>> = {}) => {
    const reading = read(changes);
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
    return reading.member;
  };

  test('within the file names the first row; a refused row claims nothing', () => {
    const claimed = new ClaimedNames();
    expect(claimed.claim(2, member())).toEqual([]);
    expect(claimed.claim(3, member({ membership_code: 'hv001', email: 'b@sen.vn' }))).toEqual([
      { column: 'membership_code', value: 'hv001', code: 'placeTwiceInFile', params: { row: 2 } },
    ]);
    expect(claimed.claim(4, member({ membership_code: 'HV002', email: 'b@sen.vn' }))).toEqual([]);
    // Sign-in accepts either name, so a user name equal to another person's email is a conflict.
    const borrowed = member({ membership_code: 'HV003', email: 'c@sen.vn', username: 'B@sen.vn' });
    expect(claimed.claim(5, borrowed)).toMatchObject([{ column: 'username', params: { row: 4 } }]);
  });

  test('a row with other errors is told which of its names are taken, and claims none', () => {
    const claimed = new ClaimedNames();
    claimed.claim(2, member({ username: 'an.binh' }));
    const refused = read({ membership_code: ' hv001 ', email: 'wrong', username: 'An.Binh', phone: '12' });
    if (refused.ok) throw new Error('The row is taken.');
    expect(refused.names).toEqual({ email: '', username: 'An.Binh', membership_code: 'hv001' });
    expect(claimed.taken(refused.names).map(({ column, params }) => [column, params])).toEqual([
      ['membership_code', { row: 2 }],
      ['username', { row: 2 }],
    ]);
    // Nothing that is empty or wrong is taken.
    const empty = read({ membership_code: '', email: '', username: '' });
    if (empty.ok) throw new Error('The row is taken.');
    expect(claimed.taken(empty.names)).toEqual([]);
    expect(claimed.claim(4, member({ membership_code: 'HV004', email: 'd@sen.vn' }))).toEqual([]);
  });

  const account: ExistingMember = {
    ...member(),
    id: '7',
    email: 'an@sen.vn',
    username: 'an@sen.vn',
    membership_code: 'HV001',
    company_id: '1',
    role: 'student',
  };
  const importing = { actor: { id: '2', role: 'admin', company_id: '1' }, mapping: everyColumn } as const;
  test.each<[string, Partial<ExistingMember>, string, string[]]>([
    ['the same', {}, 'repeated', []],
    ['another user name', { username: 'an.binh' }, 'repeated', []],
    ['another role', { role: 'teacher' }, 'refused', ['importKeepsRole']],
    ['another code', { membership_code: 'HV9' }, 'refused', ['emailTaken']],
    ['the code alone', { email: 'x@sen.vn', username: 'x' }, 'refused', ['membershipCodeTaken']],
    ['the code in another unit', { email: 'x@sen.vn', username: 'x', company_id: '2' }, 'good', []],
    ['the email in another unit', { company_id: '2' }, 'refused', ['emailTaken']],
    ['the email as user name', { email: 'x@sen.vn', membership_code: null }, 'refused', ['emailTaken']],
  ])('with an account that has %s', (_, changes, state, codes) => {
    const met = meetExisting(member(), [{ ...account, ...changes }], importing);
    expect([met.state, met.state === 'refused' ? met.errors.map(({ code }) => code) : []]).toEqual([
      state,
      codes,
    ]);
  });

  test('an existing member is changed by the cells that the file has and that are not empty', () => {
    const before = {
      ...account,
      name: 'Nguyễn An',
      title: 'Kế toán',
      department: 'Kho',
      membership_code: null,
    };
    const row = member({ title: 'Trưởng phòng', department: '' });
    const change = (mapping: Partial<typeof everyColumn>) =>
      meetExisting(row, [before], { ...importing, mapping });
    expect(change(everyColumn)).toEqual({
      state: 'changed',
      id: '7',
      changes: [
        { field: 'name', before: 'Nguyễn An', after: row.name },
        { field: 'membership_code', before: null, after: row.membership_code },
        { field: 'title', before: 'Kế toán', after: 'Trưởng phòng' },
      ],
    });
    expect(change({ email: 0, role: 1, title: 2 })).toMatchObject({ changes: [{ field: 'title' }] });
    expect(change({ email: 0, role: 1 })).toEqual({ state: 'repeated' });
  });

  test('an import changes neither the user name nor whom its person does not manage', () => {
    const named = member({ username: 'an.binh' });
    expect(meetExisting(named, [account], importing)).toMatchObject({
      errors: [{ column: 'username', code: 'importKeepsUsername' }],
    });
    const teacher = { ...importing, actor: { ...importing.actor, role: 'teacher' } } as const;
    expect(meetExisting(member({ title: 'Y' }), [account], teacher)).toMatchObject({ state: 'refused' });
  });

  test('no set of rows that are made shares a name', () => {
    const few = fc.constantFrom('an', 'binh', 'chi', 'AN');
    const row = fc.record({ email: few, username: fc.option(few, { nil: '' }), membership_code: few });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const claimed = new ClaimedNames();
        const made = rows
          .map((each, index) => ({
            index,
            member: member({
              ...each,
              email: `${each.email}@sen.vn`,
              username: each.username && `${each.username}@sen.vn`,
            }),
          }))
          .filter(({ index, member: one }) => claimed.claim(index, one).length === 0);
        const owners = new Map<string, number>();
        for (const { index, member: one } of made) {
          for (const name of new Set([one.email, one.username.toLowerCase()])) {
            expect(owners.has(name)).toBe(false);
            owners.set(name, index);
          }
        }
        expect(new Set(made.map(({ member: one }) => one.membership_code.toLowerCase())).size).toBe(
          made.length,
        );
      }),
    );
  });
});

describe.each<Language>(['vi', 'en'])('the template (%s)', (language) => {
  const [headings = [], ...rows] = memberTemplateRows(language);

  test('is known and right as it is', () => {
    const mapping = mapColumns(memberSheet, headings);
    expect(mapping).toEqual(everyColumn);
    expect(checkMapping(memberSheet, mapping, language)).toEqual([]);
    expect(rows.map((row) => readMemberRow(row, mapping, rules).ok)).toEqual([true, true]);
    expect(memberGuideRows(language)).toHaveLength(1 + memberSheet.keys.length);
  });
});

test('headings are guessed with and without marks', () => {
  const headings = [
    'STT',
    'HO TEN',
    'Email',
    'Phân quyền (*)',
    'sđt',
    'ngay sinh',
    'Mã HV',
    'ma hoc vien',
    'Chức vụ',
  ];
  expect(mapColumns(memberSheet, headings)).toEqual({
    name: 1,
    email: 2,
    role: 3,
    phone: 4,
    dateOfBirth: 5,
    membership_code: 7,
    title: 8,
  });
});

test('a role is read by its names in both languages and by its code, and none means two', () => {
  for (const role of roles) {
    const { vi, en } = roleNames[role];
    for (const name of [role, vi, en, ...otherRoleNames[role]]) expect(readRole(name), name).toBe(role);
  }
  expect(readRole('')).toBeUndefined();
});

test('a draft keeps the values of omitted fields', () => {
  const draft = {
    name: 'A',
    email: 'a@b.vn',
    role: 'student',
    phone: '',
    dateOfBirth: '',
    membership_code: 'M',
  } as const;
  expect(keptMember(draft, '1')).toMatchObject({ username: 'a@b.vn', phone: null, title: null, sex: null });
});
