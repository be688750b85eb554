import type { Language } from '@sen/api/contract/model';
import type { CourseRating } from '../completion/courseResult.ts';

/** As certificates and their verification name them. */
export const ratingNames = {
  excellent: { vi: 'Giỏi', en: 'Excellent' },
  good: { vi: 'Khá', en: 'Good' },
  average: { vi: 'Trung bình', en: 'Average' },
} as const satisfies Record<CourseRating, Record<Language, string>>;
