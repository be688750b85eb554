import { auditActions } from '../auditActions.ts';
import { auditAreas } from '../auditAreas.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const area = { vi: 'Đối tượng', en: 'Kind of thing' };

export const auditLog = {
  name: { vi: 'Nhật ký thao tác', en: 'Audit log' },
  text: {
    vi: 'Mỗi dòng là một thao tác đã lưu: ai làm, làm gì với ai hoặc cái gì, lúc nào, từ địa chỉ mạng nào. Dòng không có tên là do hệ thống tự làm, hoặc người làm đã bị xóa.',
    en: 'Each row is an action that was saved: who did what to whom or what, when, and from which network address. A row without a name was done by the system, or by somebody who was deleted.',
  },
  permission: 'member.edit',
  columns: {
    person: { kind: 'person', name: { vi: 'Người làm', en: 'Who' } },
    action: { kind: 'state', name: { vi: 'Thao tác', en: 'Action' }, states: auditActions },
    subject: { kind: 'text', name: { vi: 'Với', en: 'On' } },
    at: { kind: 'dateTime', name: { vi: 'Lúc', en: 'When' } },
    address: { kind: 'text', name: { vi: 'Địa chỉ mạng', en: 'Network address' } },
    unit: { kind: 'unit', name: names.unit },
  },
  filters: {
    person: { kind: 'text', name: names.person },
    period: { kind: 'period', name: names.period },
    area: { kind: 'choices', values: auditAreas, name: area },
    company_id: classFilters.company_id,
  },
  search: 'person',
  sorts: ['at', 'person', 'action'],
  order: 'desc',
  days: 30,
  numbers: {
    actions: { name: { vi: 'Số thao tác', en: 'Actions' }, kind: 'count', filters: {} },
    members: {
      name: { vi: 'Với thành viên', en: 'On members' },
      kind: 'count',
      filters: { area: ['members'] },
    },
    exams: {
      name: { vi: 'Với đề thi và bài thi', en: 'On exams' },
      kind: 'count',
      filters: { area: ['bank', 'exams'] },
    },
  },
  charts: {
    area: {
      name: { vi: 'Thao tác theo đối tượng', en: 'Actions by kind of thing' },
      look: 'bar',
      by: 'area',
    },
  },
} as const satisfies ReportDefinition;
