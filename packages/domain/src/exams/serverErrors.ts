import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of exams that only the server finds. */
export const serverErrors = {
  examChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu đề thi này. Những gì bạn nhập vẫn còn: xem đề thi ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, {who} saved this exam. What you entered is still here: look at the exam in another tab, then save again if you still want to replace it.',
  },
  tooFewToDraw: {
    status: 422,
    vi: 'Cần {count} câu nhưng ngân hàng chỉ còn {available} câu phù hợp. Hãy giảm số câu hoặc chọn thêm danh mục.',
    en: 'The rule needs {count} questions, but the bank only has {available} that fit. Ask for fewer or add a category.',
  },
  tooFewEasyToDraw: {
    status: 422,
    vi: 'Cần {count} câu dễ nhưng ngân hàng chỉ còn {available}. Hãy giảm số câu dễ hoặc chọn thêm danh mục.',
    en: 'The rule needs {count} easy questions, but the bank only has {available}. Ask for fewer or add a category.',
  },
  tooFewMediumToDraw: {
    status: 422,
    vi: 'Cần {count} câu trung bình nhưng ngân hàng chỉ còn {available}. Hãy giảm số câu trung bình hoặc chọn thêm danh mục.',
    en: 'The rule needs {count} medium questions, but the bank only has {available}. Ask for fewer or add a category.',
  },
  tooFewHardToDraw: {
    status: 422,
    vi: 'Cần {count} câu khó nhưng ngân hàng chỉ còn {available}. Hãy giảm số câu khó hoặc chọn thêm danh mục.',
    en: 'The rule needs {count} hard questions, but the bank only has {available}. Ask for fewer or add a category.',
  },
  drawRulesShare: {
    status: 422,
    vi: 'Các quy tắc dùng chung một số câu nên không đủ câu cho tất cả. Hãy giảm số câu hoặc chọn danh mục khác.',
    en: 'Rules share some questions, so that there are not enough for all of them. Ask for fewer or choose other categories.',
  },
  noOtherToDraw: {
    status: 409,
    vi: 'Danh mục của câu này không còn câu nào khác cùng độ khó. Hãy chọn câu thay thế bằng tay.',
    en: 'Its category has no other question of this difficulty. Pick another one by hand.',
  },
  examTooLargeToPrint: {
    status: 422,
    vi: 'Đề thi có quá nhiều hình để in trong một tệp. Hãy in ít mã đề hơn.',
    en: 'The exam has too many pictures for one file. Print fewer versions.',
  },
} as const satisfies ErrorTable;
