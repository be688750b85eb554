import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of bringing the weights and scores of a course to its classes. */
export const serverErrors = {
  ruleChangeStale: {
    status: 409,
    vi: 'Khóa học, lớp hoặc kết quả đã thay đổi từ lúc bạn xem trước, nên chưa có gì được áp dụng. Hãy xem lại ảnh hưởng rồi áp dụng.',
    en: 'The course, a class or results have changed since the preview, so nothing was applied. Look at the consequences again, then apply.',
  },
  ruleChangesNothing: {
    status: 409,
    vi: 'Các lớp đã dùng trọng số và mốc điểm này. Hãy sửa khóa học trước, hoặc chọn cả lớp đã kết thúc.',
    en: 'The classes have these weights and scores already. Edit the course first, or include the classes that have ended.',
  },
  ruleChangeUndone: {
    status: 409,
    vi: '{name} đã hoàn tác thay đổi này lúc {at|instant}.',
    en: '{name} undid this change at {at|instant}.',
  },
  ruleChangeNewer: {
    status: 409,
    vi: 'Có thay đổi mới hơn ở cùng lớp. Hãy hoàn tác thay đổi mới hơn trước.',
    en: 'A newer change concerns the same classes. Undo the newer one first.',
  },
  ruleChangeOfOthers: {
    status: 403,
    vi: 'Thay đổi này gồm cả lớp bạn không dạy. Hãy nhờ quản trị viên của đơn vị hoàn tác.',
    en: 'This change includes classes that you do not teach. Ask an administrator of the unit to undo it.',
  },
} as const satisfies ErrorTable;
