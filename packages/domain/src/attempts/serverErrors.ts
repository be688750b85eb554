import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of attempts that only the server finds. */
export const serverErrors = {
  answerBatchNotConsecutive: {
    status: 422,
    vi: 'Các thay đổi trong một lần lưu phải được đánh số liên tiếp.',
    en: 'The changes of one save must be numbered without a gap.',
  },
  questionNotInAttempt: {
    status: 422,
    vi: 'Câu hỏi này không thuộc bài làm.',
    en: 'This question is not part of the attempt.',
  },
} as const satisfies ErrorTable;
