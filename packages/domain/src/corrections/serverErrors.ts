import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of corrections that only the server finds. */
export const serverErrors = {
  correctionStale: {
    status: 409,
    vi: 'Bài nộp, điểm hoặc đáp án đã thay đổi từ lúc bạn xem trước, nên chưa có gì được áp dụng. Hãy xem trước lại.',
    en: 'Attempts, marks or keys have changed since the preview, so nothing was applied. Please preview again.',
  },
  correctionUnderWay: {
    status: 409,
    vi: 'Hệ thống đang tính lại điểm theo thay đổi trước. Hãy đợi xong rồi thử lại.',
    en: 'The attempts are still being marked again for an earlier change. Wait until that is done, then try again.',
  },
  correctionUndone: {
    status: 409,
    vi: '{name} đã hoàn tác thay đổi này lúc {at|instant}.',
    en: '{name} undid this change at {at|instant}.',
  },
  correctionNewer: {
    status: 409,
    vi: 'Một thay đổi mới hơn cũng sửa câu này. Hãy hoàn tác thay đổi mới hơn trước.',
    en: 'A newer change concerns the same question. Undo the newer one first.',
  },
} as const satisfies ErrorTable;
