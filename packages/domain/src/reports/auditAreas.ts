import type { Names } from './ReportDefinition.ts';

/** The kinds of things that the audit log is filtered by. */
export const auditAreas = {
  members: { vi: 'Thành viên', en: 'Members' },
  units: { vi: 'Đơn vị', en: 'Units' },
  courses: { vi: 'Khóa học', en: 'Courses' },
  classes: { vi: 'Lớp học', en: 'Classes' },
  bank: { vi: 'Ngân hàng đề', en: 'Exam bank' },
  exams: { vi: 'Bài thi', en: 'Class exams' },
  certificates: { vi: 'Chứng chỉ', en: 'Certificates' },
  surveys: { vi: 'Khảo sát', en: 'Surveys' },
  forum: { vi: 'Diễn đàn', en: 'Forum' },
  others: { vi: 'Khác', en: 'Other' },
} as const satisfies Record<string, Names>;

export type AuditArea = keyof typeof auditAreas;

/** What an action can be done to, the part of its name before the dot, and the kind that it belongs to. */
export const auditSubjects = {
  member: 'members',
  request: 'members',
  registration: 'members',
  import: 'members',
  company: 'units',
  project: 'courses',
  course: 'courses',
  lesson: 'courses',
  review: 'courses',
  class: 'classes',
  training: 'classes',
  question: 'bank',
  exam: 'bank',
  category: 'bank',
  assignment: 'exams',
  attempt: 'exams',
  correction: 'exams',
  certificate: 'certificates',
  badge: 'certificates',
  survey: 'surveys',
  surveyForm: 'surveys',
  topic: 'forum',
  reply: 'forum',
  event: 'others',
  banner: 'others',
} as const satisfies Record<string, AuditArea>;

export type AuditSubject = keyof typeof auditSubjects;
