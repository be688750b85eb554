import type { MemberStatus } from '@sen/api/contract/model';
import { roleNames } from '../../access/roleNames.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { Names, ReportDefinition } from '../ReportDefinition.ts';

const statusNames = {
  active: { vi: 'Hoạt động', en: 'Active' },
  inactive: { vi: 'Chưa kích hoạt', en: 'Not activated' },
  locked: { vi: 'Đã khóa', en: 'Locked' },
} as const satisfies Record<MemberStatus, Names>;

const status = { vi: 'Trạng thái', en: 'Status' };
const created = { vi: 'Ngày tạo', en: 'Created' };
const lastSignIn = { vi: 'Đăng nhập gần nhất', en: 'Last sign-in' };

export const users = {
  name: { vi: 'Báo cáo người dùng', en: 'User report' },
  text: {
    vi: 'Mỗi dòng là một tài khoản của đơn vị. Giảng viên thấy học viên của các lớp mình dạy.',
    en: 'Each row is an account of a unit. Teachers see the students of their classes.',
  },
  permission: 'report.view',
  columns: {
    person: { kind: 'person', name: names.person },
    role: { kind: 'state', name: names.role, states: roleNames },
    unit: { kind: 'unit', name: names.unit },
    status: { kind: 'state', name: status, states: statusNames },
    created_at: { kind: 'dateTime', name: created },
    last_at: { kind: 'dateTime', name: lastSignIn },
  },
  filters: {
    person: { kind: 'text', name: names.person },
    role: { kind: 'choices', values: roleNames, name: names.role },
    status: { kind: 'choices', values: statusNames, name: status },
    company_id: classFilters.company_id,
    created_at: { kind: 'dates', name: created },
    created_month: { kind: 'band', band: 'months', name: { vi: 'Tháng tạo', en: 'Month created' } },
    created_year: { kind: 'band', band: 'years', name: { vi: 'Năm tạo', en: 'Year created' } },
    last_at: { kind: 'dates', name: lastSignIn },
    signed_in: {
      kind: 'choices',
      name: { vi: 'Đã đăng nhập', en: 'Has signed in' },
      values: { yes: { vi: 'Đã đăng nhập', en: 'Has signed in' }, no: { vi: 'Chưa đăng nhập', en: 'Never' } },
    },
  },
  search: 'person',
  sorts: ['person', 'created_at', 'last_at'],
  order: 'asc',
  numbers: {
    users: { name: { vi: 'Người dùng', en: 'Users' }, kind: 'count', filters: {} },
    active: { name: statusNames.active, kind: 'count', filters: { status: ['active'] } },
    inactive: { name: statusNames.inactive, kind: 'count', filters: { status: ['inactive'] } },
    locked: { name: statusNames.locked, kind: 'count', filters: { status: ['locked'] } },
    never: {
      name: { vi: 'Chưa đăng nhập', en: 'Never signed in' },
      kind: 'count',
      filters: { signed_in: ['no'] },
    },
  },
  charts: {
    role: { name: { vi: 'Người dùng theo vai trò', en: 'Users by role' }, look: 'donut', by: 'role' },
    created: {
      name: { vi: 'Người dùng theo tháng tạo', en: 'Users by month created' },
      look: 'bar',
      by: 'created_month',
    },
    years: {
      name: { vi: 'Người dùng theo năm tạo', en: 'Users by year created' },
      look: 'bar',
      by: 'created_year',
    },
  },
} as const satisfies ReportDefinition;
