import { bands } from '../bands.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const some = bands.counts.filter(({ upTo }) => upTo !== 0).map(({ key }) => key);

export const studentSignIns = {
  name: { vi: 'Đăng nhập của học viên', en: 'Sign-ins of students' },
  text: {
    vi: 'Mỗi dòng là một ngày của một đơn vị có học viên đăng nhập trong khoảng thời gian. Giảng viên thấy học viên của các lớp mình dạy.',
    en: 'Each row is a day of a unit on which students signed in during the period. Teachers see the students of their classes.',
  },
  permission: 'report.view',
  columns: {
    unit: { kind: 'unit', name: names.unit },
    day: { kind: 'date', name: names.day },
    students: {
      kind: 'count',
      name: names.students,
      opens: {
        report: 'userActions',
        filters: { period: { row: 'day' }, company_id: { row: 'unit' }, role: ['student'], sign_ins: some },
      },
    },
    sign_ins: { kind: 'count', name: names.signIns },
  },
  filters: {
    unit: { kind: 'text', name: names.unit },
    period: { kind: 'period', name: names.period },
    company_id: classFilters.company_id,
  },
  search: 'unit',
  sorts: ['day', 'unit', 'students', 'sign_ins'],
  order: 'desc',
  days: 30,
  numbers: {
    students: {
      name: { vi: 'Học viên đã đăng nhập', en: 'Students who signed in' },
      kind: 'count',
      report: 'userActions',
      filters: { role: ['student'], sign_ins: some },
    },
    signIns: { name: names.signIns, kind: 'count', filters: {}, sum: 'sign_ins' },
  },
  charts: {
    sign_ins: { name: names.signIns, look: 'line', day: 'day', sum: 'sign_ins' },
  },
} as const satisfies ReportDefinition;
