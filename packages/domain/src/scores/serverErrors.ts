import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the rows of a file of scores. */
export const serverErrors = {
  scoreOutOfRange: {
    status: 422,
    vi: 'Điểm phải từ 0 đến {max}. Hãy sửa lại.',
    en: 'A score is between 0 and {max}. Please correct it.',
  },
  scoreNotANumber: {
    status: 422,
    vi: '“{value}” không phải là điểm. Hãy ghi một số từ 0 đến 100, ví dụ 85 hoặc 85,5.',
    en: '“{value}” is not a score. Enter a number from 0 to 100, for example 85 or 85.5.',
  },
  scoreTooFine: {
    status: 422,
    vi: 'Điểm có tối đa hai chữ số thập phân. Hãy làm tròn.',
    en: 'A score has at most two decimals. Please round it.',
  },
  scoreOfOutsider: {
    status: 422,
    vi: 'Trong lớp không có học viên này. Hãy sửa lại cho đúng học viên của lớp, hoặc xóa dòng này.',
    en: 'No student of the class has this. Correct it to a student of the class, or delete this row.',
  },
  scoreOfNonParticipant: {
    status: 422,
    vi: 'Học viên này không có trong danh sách dự thi của bài. Hãy thêm học viên vào bài thi trước, hoặc xóa dòng này.',
    en: 'This student does not take part in the exam. Add the student to the exam first, or delete this row.',
  },
  scoreWhileSitting: {
    status: 422,
    vi: 'Học viên này đang làm bài trên hệ thống. Hãy nhập lại dòng này sau khi học viên nộp bài.',
    en: 'This student is sitting the exam right now. Import this row again once the exam has been submitted.',
  },
  keptByUndo: {
    status: 409,
    vi: 'Được giữ lại vì đã được đổi hoặc dùng sau lần nhập này. Hãy kiểm tra và tự sửa nếu cần.',
    en: 'Kept, because it was changed or used after this import. Check it, and change it yourself if needed.',
  },
} as const satisfies ErrorTable;
