import { defineWords } from '../../words/defineWords';

export const outlineWords = defineWords('courseOutline', {
  vi: {
    noContent: 'Khóa học chưa có nội dung.',
    chapter: 'Chương {{number}}: {{title}}',
    online: 'Trực tuyến',
  },
  en: {
    noContent: 'The course has no content yet.',
    chapter: 'Chapter {{number}}: {{title}}',
    online: 'Online',
  },
});
