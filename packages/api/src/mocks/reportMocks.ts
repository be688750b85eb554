import type { ReportColumn, ReportRow, ReportSummary } from '../contract/model';
import { demoCompany, people, personOf } from '../fixtures/people';
import { http } from './http';
import { page } from './page';

/** A report with these rows and numbers. */
export const reportMocks = ({
  columns,
  rows,
  summary,
}: {
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  summary: ReportSummary;
}) => [
  http.get('/reports/{report}/summary', ({ response }) => response(200).json({ data: summary })),
  http.get('/reports/{report}', ({ response }) =>
    response(200).json({ ...page([...rows]), columns: [...columns] }),
  ),
];

/** Reports without rows. */
export const noReports = [
  http.get('/reports/{report}', ({ response }) => response(200).json({ ...page([]), columns: [] })),
];

const unit = { id: demoCompany.id, name: demoCompany.company_name };
const course = (id: string, name: string, cells: ReportRow['cells']): ReportRow => ({
  id,
  cells: { course: { id, name }, unit, ...cells },
});
const column = (key: string, kind: ReportColumn['kind']): ReportColumn => ({ key, kind, label: key });

const tops: Partial<Record<string, { columns: ReportColumn[]; rows: ReportRow[] }>> = {
  courseViews: {
    columns: [column('course', 'course'), column('visits', 'count')],
    rows: [
      course('1', 'An toàn, vệ sinh lao động cơ bản', { visits: 1_284 }),
      course('2', 'Sơ cứu tại nơi làm việc', { visits: 931 }),
      course('3', 'Phòng cháy, chữa cháy', { visits: 1 }),
      course('4', 'Ứng phó sự cố hóa chất', { visits: 0 }),
    ],
  },
  students: {
    columns: [column('person', 'person'), column('score', 'score')],
    rows: [
      { id: people.student.id, cells: { person: personOf(people.student), unit, score: 96.5 } },
      { id: people.otherStudent.id, cells: { person: personOf(people.otherStudent), unit, score: null } },
    ],
  },
  courseRatings: {
    columns: [column('course', 'course'), column('stars', 'score')],
    rows: [course('2', 'Sơ cứu tại nơi làm việc', { stars: 4.75 })],
  },
};

/** The reports that the overview shows the first rows of. */
export const topMocks = [
  http.get('/reports/{report}', ({ params, response }) => {
    const { columns = [], rows = [] } = tops[params.report] ?? {};
    return response(200).json({ ...page(rows), columns });
  }),
];
