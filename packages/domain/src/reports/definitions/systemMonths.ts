import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const month = { vi: 'Tháng', en: 'Month' };
const accounts = { vi: 'Tài khoản mới', en: 'New accounts' };
const started = { vi: 'Lớp khai giảng', en: 'Classes started' };
const submitted = { vi: 'Bài đã nộp', en: 'Attempts submitted' };

export const systemMonths = {
  name: { vi: 'Báo cáo hệ thống', en: 'System report' },
  text: {
    vi: 'Mỗi dòng là một tháng của toàn hệ thống, trọn tháng, với tài khoản mới, lớp khai giảng, bài đã nộp và số lần đăng nhập.',
    en: 'Each row is a whole month of the whole system, with new accounts, classes started, attempts submitted and sign-ins.',
  },
  permission: 'company.list',
  columns: {
    month: { kind: 'date', name: month },
    accounts: {
      kind: 'count',
      name: accounts,
      opens: { report: 'users', filters: { created_at: { row: 'month', step: 'month' } } },
    },
    started: {
      kind: 'count',
      name: started,
      opens: { report: 'classes', filters: { starts_at: { row: 'month', step: 'month' } } },
    },
    submitted: {
      kind: 'count',
      name: submitted,
      opens: { report: 'attempts', filters: { submitted_at: { row: 'month', step: 'month' } } },
    },
    sign_ins: { kind: 'count', name: names.signIns },
  },
  filters: {
    month: { kind: 'text', name: month },
    period: { kind: 'period', name: names.period },
  },
  search: 'month',
  sorts: ['month', 'accounts', 'started', 'submitted', 'sign_ins'],
  order: 'desc',
  days: 365,
  numbers: {
    months: { name: { vi: 'Số tháng', en: 'Months' }, kind: 'count', filters: {} },
    accounts: { name: accounts, kind: 'count', filters: {}, sum: 'accounts' },
    started: { name: started, kind: 'count', filters: {}, sum: 'started' },
    submitted: { name: submitted, kind: 'count', filters: {}, sum: 'submitted' },
    signIns: { name: names.signIns, kind: 'count', filters: {}, sum: 'sign_ins' },
  },
  charts: {
    accounts: { name: accounts, look: 'line', day: 'month', sum: 'accounts', step: 'month' },
    sign_ins: { name: names.signIns, look: 'line', day: 'month', sum: 'sign_ins', step: 'month' },
  },
} as const satisfies ReportDefinition;
