import type { Language, Numbering } from '@sen/api/contract/model';

/** The names of the numberings of answers. */
export const numberingNames = {
  '1': { vi: '1, 2, 3', en: '1, 2, 3' },
  a: { vi: 'a, b, c', en: 'a, b, c' },
  A: { vi: 'A, B, C', en: 'A, B, C' },
  none: { vi: 'Không đánh số', en: 'No numbers' },
} as const satisfies Record<Numbering, Readonly<Record<Language, string>>>;
