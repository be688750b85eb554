import { describe, expect, test } from 'vitest';
import { type MemberColumn, memberSheet } from '../imports/memberColumns.ts';
import { readAlternatives } from '../imports/readAlternatives.ts';
import { readDate } from '../imports/readDate.ts';
import { readMemberRow } from '../imports/readMemberRow.ts';
import { readNumber } from '../imports/readNumber.ts';
import { readPhone } from '../imports/readPhone.ts';
import { type QuestionColumn, questionColumnKeys } from '../imports/questionColumns.ts';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { readQuestionRow } from '../imports/readQuestionRow.ts';
import { blanksIn } from '../questions/blanks.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { registerCodeOf } from '../registration/checkSignUp.ts';
import { checkEmail } from '../users/checkEmail.ts';
import { checkPassword } from '../users/checkPassword.ts';
import { checkDateOfBirth, checkPhone, firstNameOf } from '../users/checkPerson.ts';
import { fold } from './fold.ts';
import { keywordKey } from './keyword.ts';
import { compareVietnamese, sortKey } from './sort.ts';
import { searchWords } from './search.ts';
import { tidySpaces } from './spaces.ts';

const length = 100_000;
const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts on which a backtracking expression takes minutes and exceeds the test's time limit. */
const texts = {
  blanks: `a${filled(' ')}b`,
  'blanks without width': `a${filled('\u200b')}b`,
  letters: filled('a'),
  capitals: filled('aB'),
  zeros: `${filled('0')}x`,
  digits: `${filled('1')}x`,
  'groups of digits': `1${filled(' 111')}x`,
  'a number that does not end': `1${filled('.111')}x`,
  'labels of a domain': `a@${filled('a.')}`,
  'parts of a name': `${filled('a.')}@`,
  'at signs': filled('@'),
  marks: `a${filled('\u0301')}`,
  slashes: filled('/'),
  'letters and slashes': filled('a/'),
  'words and slashes': filled('ab / '),
  brackets: filled('['),
  'brackets and braces': filled('[{('),
  underscores: filled('_'),
  dashes: `${filled('-')}x`,
  arrows: filled('=>'),
  stars: `*${filled(' ')}*${filled('*')}x`,
  bars: filled('|'),
  semicolons: filled(';'),
} as const;

const actor = { id: '1', role: 'admin', company_id: '1' } as const;

const checks: Record<string, (text: string) => unknown> = {
  checkEmail: (text) => checkEmail('email', text),
  checkPhone: (text) => checkPhone('phone', text),
  checkDateOfBirth: (text) => checkDateOfBirth('dateOfBirth', text, '2026-11-21'),
  checkPassword: (text) => checkPassword({ password: text, password_confirmation: text }),
  registerCodeOf,
  firstNameOf,
  readDate: (text) => readDate(text),
  readPhone,
  readNumber,
  readAlternatives,
  blanksIn,
  tidySpaces,
  fold,
  keywordKey,
  searchWords,
  sortKey,
  compareVietnamese: (text) => compareVietnamese(text, `${text}x`),
};

describe.each(Object.keys(texts) as (keyof typeof texts)[])('100,000 characters: %s (X13)', (name) => {
  const text = texts[name];

  test.each(Object.keys(checks))('%s', (check) => {
    expect(checks[check]?.(text)).toBeDefined();
  });

  test('every cell of a row of members', () => {
    const mapping = Object.fromEntries(memberSheet.keys.map((key: MemberColumn, index) => [key, index]));
    const rules = {
      company: { id: '1', name: 'An Phát' },
      today: '2026-11-21',
      language: 'vi',
      actor,
    } as const;
    expect(
      readMemberRow(
        memberSheet.keys.map(() => text),
        mapping,
        rules,
      ),
    ).toHaveProperty('name');
  });

  const readRow = (cells: Partial<Record<QuestionColumn, string>>) => {
    const mapping = Object.fromEntries(questionColumnKeys.map((key, index) => [key, index]));
    return readQuestionRow(
      questionColumnKeys.map((key) => cells[key]),
      mapping,
      [],
    );
  };

  test.each(questionTypes)('the answers of a question: %s', (type) => {
    // Without a blank in the title the answers are not read.
    const title = 'Một [[1]] hai';
    expect(readRow({ type: questionTypeNames[type].vi, title, key: text, option_a: text }).ok).toBe(false);
  });

  test('the other cells of a question', () => {
    expect(
      readRow({ type: text, title: text, category: text, character_limit: text, shuffle: text }).ok,
    ).toBe(false);
  });
});
