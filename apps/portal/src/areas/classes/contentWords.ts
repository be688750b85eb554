import { defineWords } from '../../words/defineWords';

/** Texts of what a class teaches. */
export const contentWords = defineWords('classContent', {
  vi: {
    tab: 'Nội dung',
    online: 'Học trực tuyến',
    lessonOf: 'Bài giảng: {{lesson}}',
    outside: 'Ngoài các chương',
    theClass: 'cả lớp',
    ofClass: 'Bài thi của cả lớp',
    ofChapter: 'Bài thi của chương',
    examsOf: 'Bài thi của {{place}}',
    weighted: '{{title}} · trọng số {{weight}}',
    planned: 'Chưa giao',
    plannedWeight: 'trọng số {{weight}}',
    plannedFinal: 'bài thi cuối khóa',
    assign: 'Giao bài',
    empty: 'Lớp chưa có nội dung',
    emptyText: 'Lớp học giữ nội dung mà khóa học có khi tạo lớp. Lúc đó khóa học chưa có chương nào.',
  },
  en: {
    tab: 'Content',
    online: 'Online',
    lessonOf: 'Lesson: {{lesson}}',
    outside: 'Outside the chapters',
    theClass: 'the whole class',
    ofClass: 'Exams of the whole class',
    ofChapter: 'Exams of the chapter',
    examsOf: 'Exams of {{place}}',
    weighted: ({ title, weight }) => `${title} · weight ${weight}`,
    planned: 'Not assigned',
    plannedWeight: 'weight {{weight}}',
    plannedFinal: 'final exam',
    assign: 'Assign',
    empty: 'This class has no content',
    emptyText:
      'A class keeps what its course had when the class was created. The course had no chapters then.',
  },
});
