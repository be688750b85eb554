import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of scores from a file that the portal finds, too. */
export const errors = {
  scoresBeforeStart: {
    status: 409,
    vi: 'Bài thi này chưa mở nên chưa có điểm để nhập. Hãy chọn bài thi khác, hoặc đổi giờ mở của bài.',
    en: 'This exam has not opened yet, so there are no scores to enter. Choose another exam, or change when it opens.',
  },
} as const satisfies ErrorTable;
