import type { Language } from '@sen/api/contract/model';
import type { ImportNote } from './importNotes.ts';

const message = {
  vi: 'Mọi điểm trong tệp đều không quá 10, trong khi bài thi tính theo thang 100. Nếu bạn chấm theo thang 10, hãy nhân điểm với 10 rồi chọn lại tệp.',
  en: 'No score of the file is above 10, and the exam is worth 100. If you marked out of 10, multiply the scores by 10 and choose the file again.',
} as const satisfies Record<Language, string>;

/** Fewer may well be what they are. */
const fewest = 3;

/** A notice that scores may have been given out of ten, as schools do. */
export function perhapsOfTen(scores: readonly number[], language: Language): ImportNote[] {
  const isLow =
    scores.length >= fewest && scores.every((score) => score <= 10) && scores.some((score) => score > 0);
  return isLow ? [{ code: 'perhapsOfTen', message: message[language] }] : [];
}
