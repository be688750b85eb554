import type { ReportName } from '@sen/api/contract/model';
import type { PathName } from '../../routes/paths';

interface Place {
  path: PathName;
  /** The filter that its search is; a test compares it with the definition. */
  search: string;
}

/** The page of each report, and its family: those that stand beside it as tabs. */
export const reportPlaces = {
  classes: { path: 'classReport', search: 'class' },
  courseClasses: { path: 'classOverview', search: 'course' },
  classStudents: { path: 'classDetails', search: 'student' },
  completion: { path: 'completionStatus', search: 'student' },
  accessDays: { path: 'accessOverview', search: 'day' },
  accessTime: { path: 'accessTime', search: 'person' },
  userActions: { path: 'userActions', search: 'person' },
  students: { path: 'studentReport', search: 'person' },
  teachers: { path: 'teacherReport', search: 'person' },
  users: { path: 'userReport', search: 'person' },
  projects: { path: 'projectReport', search: 'project' },
  units: { path: 'unitReport', search: 'unit' },
  systemMonths: { path: 'systemReport', search: 'month' },
  exams: { path: 'examReport', search: 'exam' },
  attempts: { path: 'scoreReport', search: 'student' },
  courseViews: { path: 'courseViews', search: 'course' },
  courseRatings: { path: 'ratingReport', search: 'course' },
  classViews: { path: 'classViews', search: 'class' },
  surveys: { path: 'surveyReport', search: 'survey' },
  departments: { path: 'departmentReport', search: 'department' },
  studentSignIns: { path: 'signInReport', search: 'unit' },
  auditLog: { path: 'auditReport', search: 'person' },
} as const satisfies Record<ReportName, Place>;

export const families = {
  ofClasses: ['classes', 'courseClasses', 'classStudents', 'completion'],
  ofExams: ['attempts', 'exams'],
  ofUse: [
    'accessDays',
    'accessTime',
    'courseViews',
    'classViews',
    'userActions',
    'studentSignIns',
    'auditLog',
  ],
  ofPeople: ['students', 'users', 'teachers', 'departments'],
  ofSurveys: ['surveys', 'courseRatings'],
  ofUnits: ['projects', 'units', 'systemMonths'],
} as const satisfies Record<string, readonly ReportName[]>;

/** Of a report and its tabs. */
export function familyOf(report: ReportName): readonly ReportName[] {
  const all: readonly (readonly ReportName[])[] = Object.values(families);
  return all.find((family) => family.includes(report)) ?? [report];
}
