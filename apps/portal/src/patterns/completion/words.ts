import { defineWords } from '../../words/defineWords';

export const words = defineWords('missing-conditions', {
  vi: {
    lessons: 'Mới học xong {{has}}/{{needs}} bài giảng',
    exams: 'Mới hoàn thành {{has}}/{{needs}} bài thi',
    planned: 'Còn {{needs}} bài thi chưa được giao',
    nothing_yet: 'Lớp chưa giao nội dung nào',
    unmarked: 'Còn {{needs}} bài thi chờ chấm',
    unreleased: 'Còn điểm chưa công bố',
    chapter_score: 'Điểm các chương {{has}}, cần {{needs}}',
    final_score: 'Điểm thi cuối khóa {{has}}, cần {{needs}}',
    certificate_score: 'Điểm khóa học {{has}}, chứng chỉ cần {{needs}}',
  },
  en: {
    lessons: '{{has}} of {{needs}} lessons completed',
    exams: '{{has}} of {{needs}} exams completed',
    planned: 'Exams yet to be assigned: {{needs}}',
    nothing_yet: 'Nothing is assigned in the class yet',
    unmarked: 'Exams waiting to be marked: {{needs}}',
    unreleased: 'A score is not released yet',
    chapter_score: 'Chapter exams {{has}}, {{needs}} needed',
    final_score: 'Final exam {{has}}, {{needs}} needed',
    certificate_score: 'Course score {{has}}, the certificate needs {{needs}}',
  },
});
