import { randomUUID } from 'node:crypto';
import type { AccessRow, AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
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

const ownViews: AccessRow = {
  cells: { 'super-admin': '.', admin: '.', teacher: '.' },
  call: () => ({ path: { report: 'classes' } }),
};

/** A kept view of the caller, or of somebody else. */
const view: MakeThing = async ({ app, caller, ownership, unit, mark }) => {
  const { id } = await app.database
    .insertInto('report_view')
    .values({
      user_id: ownership === 'own' ? caller.id : unit.student,
      report: 'classes',
      name: mark,
      address: '/report',
      call: JSON.stringify({ filters: [] }),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark, of: {} };
};

export const access = {
  listReportViews: ownViews,
  addReportView: {
    ...ownViews,
    call: () => ({
      path: { report: 'classes' },
      body: { name: randomUUID(), address: '/report', filters: [] },
    }),
  },
  editReportView: {
    cells: { 'super-admin': '.000', admin: '.000', teacher: '.000' },
    make: view,
    call: ({ id }) => ({ path: { report: 'classes', id }, body: { weekly: true } }),
  },
  deleteReportView: {
    cells: { 'super-admin': '.000', admin: '.000', teacher: '.000' },
    make: view,
    call: ({ id }) => ({ path: { report: 'classes', id } }),
  },
  getReport: ofClass,
  getReportSummary: anyReport,
  exportReport: anyReport,
} satisfies AreaAccess<'reports'>;
