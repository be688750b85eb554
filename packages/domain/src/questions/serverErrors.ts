import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of questions that only the server finds. */
export const serverErrors = {
  questionChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu câu hỏi này. Những gì bạn nhập vẫn còn: xem câu hỏi ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, {who} saved this question. What you entered is still here: look at the question in another tab, then save again if you still want to replace it.',
  },
} as const satisfies ErrorTable;
