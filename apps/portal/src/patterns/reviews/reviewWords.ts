import { defineWords } from '../../words/defineWords';

export const reviewWords = defineWords('reviews', {
  vi: {
    title: 'Đánh giá của học viên',
    starsOf: '{{stars}} sao',
    shareOf: '{{count}} đánh giá',
    edited: 'Đã sửa {{date}}',
    own: 'Đánh giá của bạn',
    hidden: 'Đã bị ẩn',
    hiddenBecause: 'Lý do: {{reason}}',
    none: 'Chưa có đánh giá nào',
    noneText: 'Học viên đã học khóa học này có thể đánh giá.',
  },
  en: {
    title: 'Reviews by students',
    starsOf: '{{stars}} stars',
    shareOf: '{{count}} reviews',
    edited: 'Changed {{date}}',
    own: 'Your review',
    hidden: 'Hidden',
    hiddenBecause: 'Reason: {{reason}}',
    none: 'No reviews yet',
    noneText: 'Students who have attended this course can review it.',
  },
});
