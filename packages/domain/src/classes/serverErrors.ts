import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of assignments that only the server finds. */
export const serverErrors = {
  examAlreadyAssigned: {
    status: 409,
    vi: 'Lớp {classroom} đã được giao đề thi này, mở từ {start|instant} đến {end|instant}. Nếu giao lần nữa, học viên sẽ thấy thêm một bài thi giống hệt. Để đổi thời gian hoặc người tham gia, hãy sửa bài đã giao.',
    en: '{classroom} already has this exam, open from {start|instant} to {end|instant}. If you assign it again, students see another exam that looks the same. To change its times or participants, change the assigned exam.',
  },
} as const satisfies ErrorTable;
