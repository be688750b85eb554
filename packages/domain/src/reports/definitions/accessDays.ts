import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const accessDays = {
  name: { vi: 'Tổng quan truy cập', en: 'Access overview' },
  text: {
    vi: 'Mỗi dòng là một ngày có người hoạt động trong khoảng thời gian. Giảng viên thấy việc học trong các lớp của mình.',
    en: 'Each row is a day of the period on which somebody was active. Teachers see the studying in their own classes.',
  },
  permission: 'report.view',
  columns: {
    day: { kind: 'date', name: names.day },
    people: {
      kind: 'count',
      name: { vi: 'Số người', en: 'People' },
      opens: { report: 'accessTime', filters: { period: { row: 'day' } } },
    },
    visits: { kind: 'count', name: names.visits },
    active: { kind: 'duration', name: names.online },
  },
  filters: {
    day: { kind: 'text', name: names.day },
    period: { kind: 'period', name: names.period },
    company_id: classFilters.company_id,
  },
  search: 'day',
  sorts: ['day', 'people', 'visits', 'active'],
  order: 'desc',
  days: 30,
  numbers: {
    days: { name: { vi: 'Số ngày', en: 'Days' }, kind: 'count', filters: {} },
    people: {
      name: { vi: 'Người hoạt động', en: 'Active people' },
      kind: 'count',
      report: 'accessTime',
      filters: {},
    },
    active: { name: names.online, kind: 'duration', filters: {}, sum: 'active' },
    visits: { name: names.visits, kind: 'count', filters: {}, sum: 'visits' },
  },
  charts: {
    active: { name: names.online, look: 'line', day: 'day', sum: 'active' },
    visits: { name: names.visits, look: 'line', day: 'day', sum: 'visits' },
  },
} as const satisfies ReportDefinition;
