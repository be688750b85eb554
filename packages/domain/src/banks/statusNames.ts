import type { ExamStatus, Language } from '@sen/api/contract/model';

/** The labels of section 4. */
export const statusNames = {
  draft: { vi: 'Bản nháp', en: 'Draft' },
  published: { vi: 'Công khai', en: 'Published' },
  locked: { vi: 'Khóa', en: 'Locked' },
  project: { vi: 'Dự án', en: 'Project' },
} as const satisfies Record<ExamStatus, Readonly<Record<Language, string>>>;
