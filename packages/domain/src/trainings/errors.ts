import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of trainings that the portal finds too. */
export const errors = {
  trainingTeachersMissing: {
    status: 422,
    vi: 'Hãy chọn ít nhất một giảng viên.',
    en: 'Choose at least one teacher.',
  },
  trainingStudentsMissing: {
    status: 422,
    vi: 'Hãy chọn ít nhất một học viên.',
    en: 'Choose at least one student.',
  },
  trainingTeacherOwn: {
    status: 422,
    vi: 'Hãy giữ tên bạn trong danh sách giảng viên. Chỉ quản trị viên mới giao được đợt tập huấn cho người khác.',
    en: 'Keep yourself among the teachers. Only administrators can hand a training over to others.',
  },
  posttestNotAfterPretest: {
    status: 422,
    vi: 'Bài kiểm tra đầu ra phải mở sau bài kiểm tra đầu vào.',
    en: 'The posttest must open after the pretest.',
  },
  posttestBeforeTraining: {
    status: 422,
    vi: 'Bài kiểm tra đầu ra phải mở sau khi đợt tập huấn bắt đầu.',
    en: 'The posttest must open after the training has started.',
  },
  posttestAfterTraining: {
    status: 422,
    vi: 'Bài kiểm tra đầu ra phải mở trước khi đợt tập huấn kết thúc, vì bài đóng lúc đó.',
    en: 'The posttest must open before the training ends, because it closes then.',
  },
  testFrozen: {
    status: 422,
    vi: 'Đã có người làm bài kiểm tra này nên không đổi được đề và giờ mở.',
    en: 'Somebody has begun this test, so its exam and its opening can no longer be changed.',
  },
  trainingStudentHasBegun: {
    status: 422,
    vi: 'Không bỏ được học viên đã làm bài kiểm tra.',
    en: 'Students who have begun a test cannot be removed.',
  },
  trainingEnded: {
    status: 409,
    vi: 'Đợt tập huấn đã kết thúc nên không thể thay đổi nữa.',
    en: 'The training has ended, so nothing in it can be changed any more.',
  },
  classIsTraining: {
    status: 404,
    vi: 'Đây là một đợt tập huấn, không phải lớp học. Hãy mở trong mục Tập huấn.',
    en: 'This is a training and not a class. Open it among the trainings.',
  },
  trainingHasAttempts: {
    status: 409,
    vi: 'Không xóa được vì đã có người làm bài kiểm tra của đợt tập huấn.',
    en: 'The training cannot be deleted because somebody has begun one of its tests.',
  },
} as const satisfies ErrorTable;
