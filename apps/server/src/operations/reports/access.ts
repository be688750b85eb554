import type { AccessRow, AreaAccess } from '../../testing/access/AccessRow.ts';
import { classroom } from '../classes/access.ts';

/** A class in the report of classes, by its name. */
const ofClass: AccessRow = {
  cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
  make: classroom,
  lists: true,
  call: ({ mark }) => ({
    path: { report: 'classes' },
    query: { 'fieldName[]': ['class'], 'keyword[]': [mark] },
  }),
};

const anyReport: AccessRow = {
  cells: { 'super-admin': '.', admin: '.', teacher: '.' },
  call: () => ({ path: { report: 'classes' } }),
};

export const access = {
  getReport: ofClass,
  getReportSummary: anyReport,
  exportReport: anyReport,
} satisfies AreaAccess<'reports'>;
