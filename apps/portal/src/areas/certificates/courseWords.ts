import { defineWords } from '../../words/defineWords';

export const courseWords = defineWords('course-certificate', {
  vi: {
    title: 'Chứng chỉ của khóa học {{course}}',
    preview: 'Hình xem trước của mẫu {{name}}',
    noPreview: 'Chưa xem được mẫu này',
    template: 'Mẫu chứng chỉ',
    templateHelp: 'Quản trị viên hệ thống tạo các mẫu. Để trống nếu khóa học không cấp chứng chỉ.',
    byRule: 'Tự động cấp khi học viên đủ điều kiện',
    byRuleHelp:
      'Áp dụng cho kết quả từ nay về sau. Ai đã đủ điều kiện từ trước thì cấp ở trang “Chứng chỉ của lớp”.',
    save: 'Lưu thay đổi',
    saved: 'Đã lưu chứng chỉ của khóa học.',
    notSaved: 'Chưa lưu được',
    none: 'Không cấp chứng chỉ',
  },
  en: {
    title: 'Certificate of the course {{course}}',
    preview: 'Preview of the template {{name}}',
    noPreview: 'The template could not be shown',
    template: 'Template',
    templateHelp:
      'The administrators of the platform make the templates. Leave it empty for a course without certificates.',
    byRule: 'Issue it automatically to whoever earns it',
    byRuleHelp:
      'Applies to results from now on. Issue certificates that were earned before on the page “Class certificates”.',
    save: 'Save changes',
    saved: 'The course certificate has been saved.',
    notSaved: 'It could not be saved',
    none: 'No certificates',
  },
});
