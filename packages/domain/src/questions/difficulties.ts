import type { Difficulty, Language } from '@sen/api/contract/model';

/** From easy to hard, as selectors show them. */
export const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** The names of the difficulties. */
export const difficultyNames = {
  easy: { vi: 'Dễ', en: 'Easy' },
  medium: { vi: 'Trung bình', en: 'Medium' },
  hard: { vi: 'Khó', en: 'Hard' },
} as const satisfies Record<Difficulty, Readonly<Record<Language, string>>>;
