import type { CourseResult, Language } from '@sen/api/contract/model';

const words = {
  vi: { waiting: 'Chờ chấm', provisional: (score: string) => `${score} (tạm tính, chờ chấm)` },
  en: {
    waiting: 'Awaiting marking',
    provisional: (score: string) => `${score} (provisional, to be marked)`,
  },
} as const satisfies Record<Language, object>;

/** A score as it is read, with why it may be another once all marks are given; null without one. */
export function resultScoreText(
  { score, waiting }: Pick<CourseResult, 'score' | 'waiting'>,
  language: Language,
): string | null {
  if (score === null) return waiting ? words[language].waiting : null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score);
  return waiting ? words[language].provisional(number) : number;
}
