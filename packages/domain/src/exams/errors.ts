import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of exam papers. */
export const errors = {
  examPartsMissing: {
    status: 422,
    vi: 'Đề thi cần ít nhất một phần.',
    en: 'The exam needs at least one part.',
  },
  examPartQuestionsMissing: {
    status: 422,
    vi: 'Mỗi phần cần ít nhất một câu hỏi.',
    en: 'Each part needs at least one question.',
  },
  examQuestionTwice: {
    status: 422,
    vi: 'Một câu hỏi chỉ được xuất hiện một lần trong đề thi.',
    en: 'A question may appear only once in an exam.',
  },
  examPartSumWrong: {
    status: 422,
    vi: 'Tổng điểm các câu hỏi là {sum}, nhưng điểm của phần là {score}. Hai số này phải bằng nhau.',
    en: 'The questions add up to {sum}, but the part is worth {score}. The two must be equal.',
  },
  examTotalWrong: {
    status: 422,
    vi: 'Tổng điểm các phần là {sum}. Tổng điểm của đề thi phải là {total}.',
    en: 'The parts add up to {sum}. The exam must total {total}.',
  },
  drawCategoryMissing: {
    status: 422,
    vi: 'Hãy chọn ít nhất một danh mục.',
    en: 'Choose at least one category.',
  },
  drawCountMissing: {
    status: 422,
    vi: 'Hãy nhập số câu cần chọn, từ 1 trở lên.',
    en: 'Enter how many questions to draw, at least 1.',
  },
  drawMoreByDifficulty: {
    status: 422,
    vi: 'Số câu theo độ khó cộng lại là {sum}, nhiều hơn {count} câu cần chọn.',
    en: 'The numbers by difficulty add up to {sum}, more than the {count} to draw.',
  },
  scoreNotPositive: { status: 422, vi: 'Điểm phải lớn hơn 0.', en: 'The score must be above 0.' },
  pleaseSelectTheExamYouWantToLock: {
    status: 422,
    vi: 'Vui lòng chọn đề thi bạn muốn khóa.',
    en: 'Please select the exam you want to lock.',
  },
  pleaseSelectTheExamYouWantToUnlock: {
    status: 422,
    vi: 'Vui lòng chọn đề thi bạn muốn mở khóa.',
    en: 'Please select the exam you want to unlock.',
  },
  unableToLockExamPapersWithDraftStatus: {
    status: 409,
    vi: 'Không thể khóa đề thi ở trạng thái Bản nháp. Hãy công khai đề thi trước.',
    en: 'Unable to lock exam papers with draft status. Publish the exam first.',
  },
  unableToOpenExamPapersWithDraftStatus: {
    status: 409,
    vi: 'Không thể mở khóa đề thi ở trạng thái Bản nháp. Hãy công khai đề thi trước.',
    en: 'Unable to open exam papers with draft status. Publish the exam first.',
  },
  examAlreadyLocked: {
    status: 409,
    vi: 'Đề thi này đã bị khóa từ trước.',
    en: 'This exam is already locked.',
  },
  examNotLocked: { status: 409, vi: 'Đề thi này không bị khóa.', en: 'This exam is not locked.' },
  examAlreadyPublished: {
    status: 409,
    vi: 'Đề thi này đã được công khai.',
    en: 'This exam is already published.',
  },
  examAlreadyForProjects: {
    status: 409,
    vi: 'Đề thi này đã ở trạng thái Dự án.',
    en: 'This exam is already reserved for projects.',
  },
  examNotPublished: {
    status: 409,
    vi: 'Đề thi chưa được công khai. Hãy công khai đề thi trước khi giao.',
    en: 'The exam is not published yet. Publish it before you assign it.',
  },
  examLocked: {
    status: 409,
    vi: 'Đề thi đang bị khóa. Vui lòng liên hệ giảng viên hoặc quản trị viên.',
    en: 'The exam is locked. Please ask the teacher or an administrator.',
  },
  assignedExamKeepsQuestions: {
    status: 409,
    vi: 'Đề “{title}” đã giao cho lớp nên câu hỏi trong đề không đổi được. Hãy hiệu chỉnh kết quả của lớp, hoặc chỉnh sửa đề để tạo bản sao.',
    en: 'The exam “{title}” is assigned to a class, so its questions cannot change. Correct the results of the class, or edit the exam to create a copy.',
  },
  examHasReplacement: {
    status: 409,
    vi: 'Đề “{title}” đã có câu thay thế này. Hãy bỏ chọn đề đó.',
    en: 'The exam “{title}” already contains the other question. Remove it from the selection.',
  },
  examInUse: {
    status: 409,
    vi: 'Không xóa được vì đề thi đã được giao cho lớp học.',
    en: 'This exam cannot be deleted because it is assigned to a class.',
  },
} as const satisfies ErrorTable;
