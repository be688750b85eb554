import { defineWords } from '../../words/defineWords';

/** Texts of all imports. */
export const importWords = defineWords('imports', {
  vi: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    csv: 'CSV (.csv)',
    accepted:
      'Nhận tệp .xlsx, .xls, .ods và .csv, tối đa {{rows}} dòng và {{size}}\u00a0MB. Tệp được kiểm tra trước, chưa có gì được lưu.',
    column: 'Cột {{letter}}',
    advice: 'Chưa có gì được lưu.',
    uploading: 'Đang tải tệp lên để nhập',
    stopped: 'Chưa nhập xong {{file}}',
    newest: 'Các lần nhập gần đây',
    file: 'Tệp',
    started: 'Bắt đầu',
    state: 'Trạng thái',
    saved: 'Đã lưu',
    refused: 'Dòng không hợp lệ',
    waiting: 'Đang chờ',
    running: 'Đang nhập',
    done: 'Đã nhập xong',
    failed: 'Chưa nhập xong',
  },
  en: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    csv: 'CSV (.csv)',
    accepted:
      'Accepts .xlsx, .xls, .ods and .csv files of at most {{rows}} rows and {{size}}\u00a0MB. The file is checked first; nothing is saved yet.',
    column: 'Column {{letter}}',
    advice: 'Nothing has been saved.',
    uploading: 'Uploading the file',
    stopped: 'The import of {{file}} did not finish',
    newest: 'Recent imports',
    file: 'File',
    started: 'Started',
    state: 'Status',
    saved: 'Saved',
    refused: 'Invalid rows',
    waiting: 'Waiting',
    running: 'Importing',
    done: 'Imported',
    failed: 'Not finished',
  },
});
