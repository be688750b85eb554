import type { Language, MemberDraft } from '@sen/api/contract/model';
import { readAs, type Reading, unreadable } from './Reading.ts';
import { wordKey } from './wordKey.ts';

export type Sex = Exclude<NonNullable<MemberDraft['sex']>, ''>;

const words: Readonly<Record<string, Sex>> = {
  male: 'male',
  m: 'male',
  man: 'male',
  nam: 'male',
  ong: 'male',
  female: 'female',
  f: 'female',
  woman: 'female',
  nu: 'female',
  ba: 'female',
  other: 'other',
  khac: 'other',
};

export const sexNames = {
  male: { vi: 'Nam', en: 'Male' },
  female: { vi: 'Nữ', en: 'Female' },
  other: { vi: 'Khác', en: 'Other' },
} as const satisfies Record<Sex, Record<Language, string>>;

/** Reads a sex in Vietnamese or English, with or without diacritics. */
export function readSex(text: string): Reading<Sex> {
  const word = wordKey(text);
  const sex = Object.hasOwn(words, word) ? words[word] : undefined;
  return sex ? readAs(sex) : unreadable('notOneOf', { value: text, allowed: 'Nam, Nữ, Khác' });
}
