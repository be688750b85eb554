import type { Language } from '@sen/api/contract/model';
import { type ClassColumn, classSheet } from './classColumns.ts';
import type { SheetColumns } from './SheetColumns.ts';

export type ScoreColumn = ClassColumn | 'score';

/** The columns of a file of scores. One of a student's keys is enough; the name is for its readers. */
export const scoreSheet: SheetColumns<ScoreColumn> = {
  ...classSheet,
  keys: [...classSheet.keys, 'score'],
  names: {
    ...classSheet.names,
    score: {
      vi: 'Điểm (thang 100)',
      en: 'Score (of 100)',
      also: [
        'Điểm',
        'Điểm số',
        'Điểm thi',
        'Điểm kiểm tra',
        'Điểm tổng',
        'Tổng điểm',
        'Kết quả',
        'Score',
        'Points',
        'Mark',
        'Grade',
        'Result',
      ],
      required: true,
    },
  },
};

/** What the template says for its readers alone; no column is read from it. */
export const attemptScoreHeading = { vi: 'Điểm bài làm trên hệ thống', en: 'Score of the attempts' } as const;

/** A score as a cell has it: '8,5' in Vietnamese. */
export function scoreText(score: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score);
}
