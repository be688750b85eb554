import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of the import of members. */
export const importWords = defineWords('memberImport', {
  vi: {
    steps: 'Các bước nhập thành viên',
    import: 'Nhập',
    unitFirst: 'Hãy chọn đơn vị trước. Mọi thành viên trong tệp được thêm vào đơn vị này.',
    drop: 'Kéo thả tệp danh sách vào đây',
    formats:
      'Nhận tệp .xlsx, .xls, .ods và .csv, tối đa 100.000 dòng và 25 MB. Tệp được kiểm tra trước, chưa có gì được lưu.',
    templateName: 'mau-thanh-vien',
    readingNote: 'Tệp lớn có thể mất khoảng một phút. Chưa có gì được lưu.',
    rows: 'Dòng trong tệp',
    good: 'Tài khoản sẽ được tạo',
    saved: 'Tài khoản đã tạo',
    repeated: 'Đã là thành viên',
    refused: 'Dòng không hợp lệ',
    name: 'Họ và tên',
    downloadName: 'thanh-vien-dong-loi',
    start: 'Nhập {{count}} thành viên',
    nothing: 'Không có dòng nào để nhập.',
    notStarted: 'Chưa bắt đầu nhập được',
    done: 'Đã tạo {{count}} tài khoản',
    noneDone: 'Không có tài khoản mới nào',
    next: 'Hệ thống đang gửi e-mail kích hoạt lần lượt đến từng người, với tệp lớn có thể mất vài giờ. Thành viên mở liên kết trong vòng 7 ngày để đặt mật khẩu rồi mới đăng nhập được.',
    seeInactive: 'Xem người chưa kích hoạt',
  },
  en: {
    steps: 'Steps of the import',
    import: 'Import',
    unitFirst: 'Choose the unit first. All members of the file are added to it.',
    drop: 'Drop the list here',
    formats:
      'Accepts .xlsx, .xls, .ods and .csv files of at most 100,000 rows and 25 MB. The file is checked first; nothing is saved yet.',
    templateName: 'member-template',
    readingNote: 'A large file may take a minute. Nothing is saved yet.',
    rows: 'Rows in the file',
    good: 'Accounts to create',
    saved: 'Accounts created',
    repeated: 'Already members',
    refused: 'Invalid rows',
    name: 'Full name',
    downloadName: 'members-invalid-rows',
    start: ({ count }) => plural(count, 'Import 1 member', `Import ${count} members`),
    nothing: 'There is no row to import.',
    notStarted: 'The import could not be started',
    done: ({ count }) => plural(count, '1 account created', `${count} accounts created`),
    noneDone: 'No new accounts',
    next: 'Activation e-mails are being sent one after another; for a large file this may take a few hours. Members open the link within 7 days and set a password; then they can sign in.',
    seeInactive: 'View members who are not activated',
  },
});
