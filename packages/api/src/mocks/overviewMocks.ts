import type { OwnProject, Waiting } from '../contract/model';
import {
  businessCourses,
  comingExam,
  companyCounts,
  runningExam,
  totals,
  waitingForTeacher,
} from '../fixtures/overview';
import { http } from './http';
import { page } from './page';

/** What waits for the caller, the exams of the caller's classes, and the caller's projects. */
export const overviewMocks = (waiting: Waiting = waitingForTeacher, projects: readonly OwnProject[] = []) => [
  http.get('/overview/projects', ({ response }) => response(200).json(page([...projects]))),
  http.get('/overview/waiting', ({ response }) => response(200).json({ data: waiting })),
  http.get('/overview/exams', ({ query, response }) =>
    response(200).json(page(query.get('comming_time') === '1' ? [comingExam] : [runningExam])),
  ),
];

/** The dashboards of the platform and of business courses. */
export const dashboardMocks = [
  http.get('/dashboard/sumup_count_data', ({ response }) => response(200).json({ data: totals })),
  http.get('/dashboard/companies', ({ response }) => response(200).json(page([...companyCounts]))),
  http.get('/dashboard/business-courses', ({ response }) => response(200).json(page([...businessCourses]))),
];
