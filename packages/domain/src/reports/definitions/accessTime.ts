import { roleNames } from '../../access/roleNames.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const accessTime = {
  name: { vi: 'Thời gian truy cập', en: 'Access time' },
  text: {
    vi: 'Mỗi dòng là một người có hoạt động trong khoảng thời gian, với thời gian thực sự sử dụng. Giảng viên thấy thời gian học trong các lớp của mình.',
    en: 'Each row is a person who was active in the period, with the time of actual use. Teachers see the study time in their own classes.',
  },
  permission: 'report.view',
  columns: {
    person: { kind: 'person', name: names.person },
    role: { kind: 'state', name: names.role, states: roleNames },
    unit: { kind: 'unit', name: names.unit },
    days: { kind: 'count', name: { vi: 'Số ngày', en: 'Days' } },
    visits: { kind: 'count', name: names.visits },
    active: { kind: 'duration', name: names.online },
    last_at: { kind: 'dateTime', name: names.last },
  },
  filters: {
    person: { kind: 'text', name: names.person },
    period: { kind: 'period', name: names.period },
    role: { kind: 'choices', values: roleNames, name: names.role },
    company_id: classFilters.company_id,
    days: { kind: 'band', band: 'counts', name: { vi: 'Số ngày', en: 'Days' } },
  },
  search: 'person',
  sorts: ['active', 'person', 'days', 'visits', 'last_at'],
  order: 'desc',
  days: 30,
  numbers: {
    people: { name: { vi: 'Người hoạt động', en: 'Active people' }, kind: 'count', filters: {} },
    students: { name: names.students, kind: 'count', filters: { role: ['student'] } },
    active: { name: names.online, kind: 'duration', filters: {}, sum: 'active' },
    visits: { name: names.visits, kind: 'count', filters: {}, sum: 'visits' },
  },
  charts: {
    days: { name: { vi: 'Người theo số ngày', en: 'People by days' }, look: 'bar', by: 'days' },
  },
} as const satisfies ReportDefinition;
