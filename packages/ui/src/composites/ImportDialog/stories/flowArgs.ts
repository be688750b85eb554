import { fn } from 'storybook/test';
import { targets } from '../sampleImport';

export const flowArgs = {
  step: { kind: 'choose' },
  targets,
  templates: [{ id: 'xlsx', label: 'Excel (.xlsx)' }],
  onFile: fn(),
  onSheetChange: fn(),
  onHeaderRowChange: fn(),
  onMappingChange: fn(),
  onMapped: fn(),
  onBack: fn(),
  onSave: fn(),
  onResume: fn(),
  onUndo: fn(),
  onApplyChanges: fn(),
  onDownloadRefused: fn(),
  onDownloadAll: fn(),
  messages: { subject: 'Họ và tên', start: (count: string) => `Nhập ${count} thành viên` },
} as const;

export const readingNotes = [
  'Tiêu đề cột được lấy ở dòng 3; các dòng phía trên được bỏ qua.',
  'Trang tính có 12 dòng đang ẩn; các dòng này cũng được đọc.',
];
