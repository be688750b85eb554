import { defineWords } from '../../words/defineWords';

export const words = defineWords('lessonViewer', {
  vi: {
    files: 'Tệp của bài giảng',
    openFile: 'Xem {{name}}',
    download: 'Tải về ({{size}})',
    link: 'Mở liên kết: {{host}}',
    preparing: 'Đang chuẩn bị bản xem',
    preparingText:
      'Tệp đang được chuyển để xem ngay trên trang. Thường chỉ mất vài phút; trang sẽ tự hiện khi xong.',
    notShown: 'Không xem được tệp này trên trang',
    notShownText: 'Hãy tải tệp về rồi mở bằng ứng dụng trên thiết bị của bạn.',
    damaged: 'Tệp bị hỏng, không phát được',
    replace: 'Thay tệp của bài giảng',
    failed: 'Không chuyển được tệp này để xem trên trang',
    simple: 'Bản xem đơn giản',
    simpleText: 'Chỉ có chữ, bảng và ảnh của tệp Word, nên cách trình bày có thể khác bản gốc.',
    simpleTables: 'Chỉ có giá trị của các ô trong tệp Excel, không có định dạng, biểu đồ và hình vẽ.',
    cutText: 'Tài liệu dài nên một phần chữ hoặc ảnh không hiện ở đây. Hãy tải tệp về để xem toàn bộ.',
    cutSheets:
      'Tệp có nhiều trang tính nên chỉ hiện {{count}} trang tính đầu. Hãy tải tệp về để xem toàn bộ.',
    cutColumns: 'Chỉ hiện 100 cột đầu của trang tính này. Hãy tải tệp về để xem tất cả các cột.',
    cutSheet: 'Chỉ hiện {{count}} dòng đầu của trang tính này. Hãy tải tệp về để xem tất cả các dòng.',
    sheets: 'Trang tính',
    row: 'Dòng',
    part: 'Phần {{part}} / {{parts}}',
    emptyFile: 'Tệp này không có nội dung để hiện',
    page: 'Trang {{page}} / {{pages}}',
    pageOf: 'Trang {{page}}',
    tools: 'Công cụ xem tài liệu',
    pdfLocked: 'Tài liệu này có mật khẩu',
    pdfLockedText:
      'Không xem được tài liệu có mật khẩu trên trang. Hãy tải về và mở bằng mật khẩu do giảng viên cung cấp.',
    pdfBroken: 'Tài liệu bị hỏng',
    pdfBrokenText: 'Tệp không đọc được. Hãy báo giảng viên tải lên lại tài liệu này.',
    ownLockedText:
      'Không xem được tài liệu có mật khẩu trên trang. Hãy tải về và mở bằng mật khẩu, hoặc bỏ mật khẩu rồi tải lên lại.',
    ownBrokenText: 'Tệp không đọc được. Hãy xuất lại tài liệu ra PDF từ bản gốc rồi tải lên lại.',
    sharedLockedText:
      'Không xem được tài liệu có mật khẩu trên trang. Hãy tải về và mở bằng mật khẩu do người chia sẻ cung cấp.',
    sharedBrokenText: 'Tệp không đọc được. Hãy báo người chia sẻ tải lên lại tài liệu này.',
    pdfUnreached: 'Chưa tải được tài liệu',
    pdfUnreachedText: 'Hãy kiểm tra kết nối mạng rồi thử lại.',
    retry: 'Thử lại',
  },
  en: {
    files: 'Files of the lesson',
    openFile: 'View {{name}}',
    download: 'Download ({{size}})',
    link: 'Open the link: {{host}}',
    preparing: 'Being prepared for viewing',
    preparingText:
      'The file is being converted so that it can be viewed here. This usually takes a few minutes; it appears by itself.',
    notShown: 'This file cannot be viewed here',
    notShownText: 'Download the file and open it with an app on your device.',
    damaged: 'The file is damaged and cannot be played',
    replace: 'Replace the file of the lesson',
    failed: 'This file could not be converted for viewing',
    simple: 'Simple view',
    simpleText:
      'It has only the text, tables and pictures of the Word file, and may look unlike the original.',
    simpleTables:
      'It has only the values in the cells of the Excel file, without formatting, charts and drawings.',
    cutText:
      'The document is long, and some of its text or pictures are left out. Download the file to see all of it.',
    cutSheets:
      'The file has many sheets, of which the first {{count}} are shown. Download it to see all of them.',
    cutColumns: 'Only the first 100 columns of this sheet are shown. Download the file to see all columns.',
    cutSheet: 'Only the first {{count}} rows of this sheet are shown. Download the file to see all rows.',
    sheets: 'Sheets',
    row: 'Row',
    part: 'Part {{part}} of {{parts}}',
    emptyFile: 'There is nothing in this file to show',
    page: 'Page {{page}} of {{pages}}',
    pageOf: 'Page {{page}}',
    tools: 'Document tools',
    pdfLocked: 'This document has a password',
    pdfLockedText:
      'A document with a password cannot be viewed here. Download it and open it with the password from the teacher.',
    pdfBroken: 'The document is damaged',
    pdfBrokenText: 'The file cannot be read. Ask the teacher to upload this document again.',
    ownLockedText:
      'A document with a password cannot be viewed here. Download it and open it with the password, or remove the password and upload it again.',
    ownBrokenText: 'The file cannot be read. Export the document as PDF again and upload that.',
    sharedLockedText:
      'A document with a password cannot be viewed here. Download it and open it with the password from whoever shared it.',
    sharedBrokenText: 'The file cannot be read. Ask whoever shared it to upload this document again.',
    pdfUnreached: 'The document has not been loaded',
    pdfUnreachedText: 'Check your connection and try again.',
    retry: 'Try again',
  },
});
