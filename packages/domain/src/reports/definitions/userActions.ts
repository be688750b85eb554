import { roleNames } from '../../access/roleNames.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const userActions = {
  name: { vi: 'Hoạt động của người dùng', en: 'Actions of users' },
  text: {
    vi: 'Mỗi dòng là một người đã đăng nhập hoặc thay đổi điều gì đó trong khoảng thời gian. Thao tác là những lần lưu, tạo, sửa, xóa; xem thì không tính.',
    en: 'Each row is a person who signed in or changed something in the period. Actions are what was saved, created, edited or deleted; looking is not counted.',
  },
  permission: 'report.view',
  columns: {
    person: { kind: 'person', name: names.person },
    role: { kind: 'state', name: names.role, states: roleNames },
    unit: { kind: 'unit', name: names.unit },
    sign_ins: { kind: 'count', name: names.signIns },
    actions: { kind: 'count', name: { vi: 'Thao tác', en: 'Actions' } },
    days: { kind: 'count', name: { vi: 'Số ngày', en: 'Days' } },
    last_at: { kind: 'dateTime', name: names.last },
  },
  filters: {
    person: { kind: 'text', name: names.person },
    period: { kind: 'period', name: names.period },
    role: { kind: 'choices', values: roleNames, name: names.role },
    company_id: classFilters.company_id,
    sign_ins: { kind: 'band', band: 'counts', name: names.signIns },
  },
  search: 'person',
  sorts: ['last_at', 'person', 'sign_ins', 'actions'],
  order: 'desc',
  days: 30,
  numbers: {
    people: { name: { vi: 'Số người', en: 'People' }, kind: 'count', filters: {} },
    students: { name: names.students, kind: 'count', filters: { role: ['student'] } },
    signIns: { name: names.signIns, kind: 'count', filters: {}, sum: 'sign_ins' },
    actions: { name: { vi: 'Thao tác', en: 'Actions' }, kind: 'count', filters: {}, sum: 'actions' },
  },
  charts: {
    sign_ins: {
      name: { vi: 'Người theo số lần đăng nhập', en: 'People by sign-ins' },
      look: 'bar',
      by: 'sign_ins',
    },
  },
} as const satisfies ReportDefinition;
