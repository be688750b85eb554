import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
    cancel: 'Hủy',
    chooseOtherFile: 'Chọn tệp khác',
    fileBeingRead: 'Đang đọc tệp',
    fileChosen: 'Đã chọn',
    fileAnnounced: 'Đã chọn tệp {{file}}.',
    fileUnfinished: 'Hệ thống đang đọc tệp. Hãy đợi một chút.',
    andMore: 'và {{count}} mục khác',
    classPeriod: '{{course}} · {{start}} – {{end}}',
    noClasses: 'Đơn vị chưa có lớp nào đang hoặc sắp diễn ra. Hãy tạo lớp trước.',
    noClassesOfCourse: 'Khóa học này chưa có lớp nào đang hoặc sắp diễn ra. Hãy tạo lớp của khóa học trước.',
    classesFailed: 'Chưa tải được danh sách lớp. Hãy gõ tên lớp để thử lại.',
  },
  en: {
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
    cancel: 'Cancel',
    chooseOtherFile: 'Choose another file',
    fileBeingRead: 'The file is being read',
    fileChosen: 'Chosen',
    fileAnnounced: '{{file}} is chosen.',
    fileUnfinished: 'The file is still being read. Wait a moment.',
    andMore: 'and {{count}} more',
    classPeriod: '{{course}} · {{start}} – {{end}}',
    noClasses: 'The unit has no class that is under way or to come. Create one first.',
    noClassesOfCourse: 'This course has no class that is under way or to come. Create one first.',
    classesFailed: 'The classes could not be loaded. Type the name of the class to try again.',
  },
});
