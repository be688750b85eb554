import type { ClassTiming } from '@sen/api/contract/model';
import type { Names } from './ReportDefinition.ts';

/** The names of columns and filters that several reports have. */
export const names = {
  class: { vi: 'Lớp học', en: 'Class' },
  course: { vi: 'Khóa học', en: 'Course' },
  project: { vi: 'Dự án', en: 'Project' },
  unit: { vi: 'Đơn vị', en: 'Unit' },
  teacher: { vi: 'Giảng viên', en: 'Teacher' },
  student: { vi: 'Học viên', en: 'Student' },
  person: { vi: 'Họ tên', en: 'Name' },
  role: { vi: 'Vai trò', en: 'Role' },
  timing: { vi: 'Thời gian', en: 'Timing' },
  starts: { vi: 'Bắt đầu', en: 'Starts' },
  ends: { vi: 'Kết thúc', en: 'Ends' },
  students: { vi: 'Học viên', en: 'Students' },
  classes: { vi: 'Lớp học', en: 'Classes' },
  reached: { vi: 'Hoàn thành', en: 'Completed' },
  rate: { vi: 'Tỉ lệ hoàn thành', en: 'Completion rate' },
  exam: { vi: 'Bài thi', en: 'Exam' },
  toMark: { vi: 'Bài chờ chấm', en: 'To mark' },
  score: { vi: 'Điểm', en: 'Score' },
  meanScore: { vi: 'Điểm trung bình', en: 'Mean score' },
  active: { vi: 'Thời gian học', en: 'Study time' },
  online: { vi: 'Thời gian truy cập', en: 'Time online' },
  visits: { vi: 'Số lần xem', en: 'Views' },
  signIns: { vi: 'Số lần đăng nhập', en: 'Sign-ins' },
  last: { vi: 'Gần nhất', en: 'Last active' },
  day: { vi: 'Ngày', en: 'Day' },
  period: { vi: 'Khoảng thời gian', en: 'Period' },
} as const satisfies Record<string, Names>;

export const timingNames = {
  not_started: { vi: 'Chưa bắt đầu', en: 'Not started' },
  happening: { vi: 'Đang diễn ra', en: 'In progress' },
  finished: { vi: 'Đã kết thúc', en: 'Ended' },
} as const satisfies Record<ClassTiming, Names>;
