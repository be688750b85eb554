import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of what is done in an exam room, and of hand-in files. */
export const serverErrors = {
  nobodyConcerned: {
    status: 409,
    vi: 'Không có học viên nào để áp dụng: những người đã chọn đã nộp bài hoặc không dự thi. Với bài đã nộp, hãy mở lại bài.',
    en: 'There is nobody to do this for: those chosen have submitted or do not take part. To let somebody who has submitted continue, reopen the attempt.',
  },
  nobodyLostTime: {
    status: 409,
    vi: 'Không ai bị mất thời gian trong khoảng đã chọn: lúc đó chưa ai làm bài, bài đã được nộp, hoặc thời gian đã được bù. Hãy kiểm tra lại giờ gián đoạn.',
    en: 'Nobody lost time between these times: nobody was taking the exam then, they had submitted, or the time was given back already. Check the times of the outage.',
  },
  reopenWhileRunning: {
    status: 409,
    vi: 'Học viên đang làm bài nên không cần mở lại. Hãy thêm giờ nếu cần.',
    en: 'The student is taking the exam, so there is nothing to reopen. Give extra time if it is needed.',
  },
  reopenNotBegun: {
    status: 409,
    vi: 'Học viên chưa làm bài thi này nên không có bài để mở lại.',
    en: 'The student has not taken this exam, so there is nothing to reopen.',
  },
  reopenKeyShown: {
    status: 409,
    vi: 'Học viên đã xem được đáp án của bài này nên không mở lại được. Để học viên thi lại, hãy giao một đề khác.',
    en: 'The student can already see the key of this attempt, so it cannot be reopened. To let the student sit it again, assign another exam.',
  },
  handInFileBroken: {
    status: 422,
    vi: 'Đây không phải tệp nộp bài, hoặc tệp đã bị sửa hay hỏng. Hãy nhờ học viên lưu lại tệp từ trang làm bài.',
    en: 'This is no hand-in file, or it was altered or damaged. Ask the student to save it again from the exam page.',
  },
  handInFileNewer: {
    status: 422,
    vi: 'Tệp nộp bài do một phiên bản mới hơn của hệ thống tạo ra. Hãy thử lại sau khi máy chủ được nâng cấp.',
    en: 'The hand-in file was written by a newer version of the system. Try again once the server has been upgraded.',
  },
  handInFileOfAnother: {
    status: 422,
    vi: 'Tệp này thuộc về học viên khác, bài thi khác hoặc lần làm bài khác. Hãy chọn đúng tệp của học viên này.',
    en: 'This file belongs to another student, exam or attempt. Choose the file of this student.',
  },
  handInFileTaken: {
    status: 409,
    vi: '{name} đã nhận tệp này lúc {at|instant}. Các câu trả lời trong tệp đã được tính.',
    en: '{name} took this file in at {at|instant}. Its answers already count.',
  },
  handInFileOlder: {
    status: 409,
    vi: 'Máy chủ đã có mọi câu trả lời trong tệp này, hoặc có câu trả lời mới hơn. Không có gì để thay đổi.',
    en: 'The server already has every answer of this file, or newer ones. There is nothing to change.',
  },
  handInFileChanged: {
    status: 409,
    vi: 'Tệp không phải là tệp vừa xem trước, hoặc bài làm đã thay đổi sau khi xem. Hãy chọn lại tệp để xem thay đổi.',
    en: 'The file is not the one that was previewed, or the attempt has changed since. Choose the file again to see its changes.',
  },
} as const satisfies ErrorTable;
