import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { mailChoicesOf, wantsMail } from './mailChoices.ts';

test('each role chooses among its own mails', () => {
  expect(Object.fromEntries(roles.map((role) => [role, mailChoicesOf(role)]))).toEqual({
    'super-admin': [],
    admin: ['mail_digest'],
    teacher: ['mail_unmarked'],
    student: [],
    wwo: [],
    sponsor: [],
  });
});

test('a mail comes until one says otherwise', () => {
  expect(wantsMail({}, 'mail_unmarked')).toBe(true);
  expect(wantsMail({ mail_unmarked: 'on' }, 'mail_unmarked')).toBe(true);
  expect(wantsMail({ mail_unmarked: 'off' }, 'mail_unmarked')).toBe(false);
  expect(wantsMail({ mail_digest: 'off' }, 'mail_unmarked')).toBe(true);
});
