import { defineWords } from '../../words/defineWords';

/** Texts of the badges that a person has earned. */
export const earnedWords = defineWords('earnedBadges', {
  vi: {
    title: 'Huy hiệu',
    awarded: 'Được trao ngày {{date}}',
    how: 'Cách đạt được',
    courses: 'Hoàn thành {{count}} khóa học',
    score: '{{score}} điểm',
    joined: 'Tham gia {{days}} ngày, từ ngày {{date}}',
    download: 'Tải huy hiệu số',
  },
  en: {
    title: 'Badges',
    awarded: 'Awarded on {{date}}',
    how: 'How it was earned',
    courses: 'Completed courses: {{count}}',
    score: 'score {{score}}',
    joined: 'A member for {{days}} days, since {{date}}',
    download: 'Download badge',
  },
});
