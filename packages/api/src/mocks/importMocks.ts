import type { Import } from '../contract/model';
import { questionRows } from '../fixtures/questions';
import { classListReport } from './classListReport';
import { http } from './http';
import { memberImportReport } from './memberImportReport';

const { file_name, total, repeated, refused, rows, good, changed } = memberImportReport;

/** An import of members that has ended, with two refused rows. */
export const memberImport: Import = {
  id: '0f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10',
  kind: 'members',
  state: 'done',
  file_name,
  created_at: '2026-11-22T02:00:00Z',
  finished_at: '2026-11-22T02:00:05Z',
  total,
  read: total,
  saved: good,
  changed,
  repeated,
  refused,
  undone: 0,
  kept: 0,
  undo_until: '2026-12-22T02:00:00Z',
  failure: null,
  notes: [],
  rows,
};

/** An import of questions that has ended. */
export const questionImport: Import = {
  ...memberImport,
  kind: 'questions',
  file_name: 'cau-hoi-an-toan.xlsx',
  total: 2,
  read: 2,
  saved: 1,
  repeated: 0,
  refused: 0,
  rows: [],
};

/** An import of a class list that has ended. */
export const classListImport: Import = {
  ...memberImport,
  kind: 'students',
  file_name: classListReport.file_name,
  total: classListReport.total,
  read: classListReport.total,
  saved: classListReport.good,
  changed: 0,
  repeated: classListReport.repeated,
  refused: classListReport.refused,
  rows: classListReport.rows,
};

export const importMocks = [
  http.get('/imports', ({ response }) => response(200).json({ data: [] })),
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: memberImport })),
  http.get('/imports/{id}/questions', ({ response }) =>
    response(200).json({ data: questionRows.slice(0, 3) }),
  ),
];
