import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const { course, course_id, project_id, company_id } = classFilters;
const reviews = { vi: 'Đánh giá', en: 'Reviews' };
const stars = { vi: 'Số sao trung bình', en: 'Mean rating' };

export const courseRatings = {
  name: { vi: 'Đánh giá khóa học', en: 'Course ratings' },
  text: {
    vi: 'Mỗi dòng là một khóa học có lớp, với số đánh giá của người học và số sao trung bình. Đánh giá đã ẩn không được tính.',
    en: 'Each row is a course that has classes, with the reviews of its learners and their mean rating. Hidden reviews are not counted.',
  },
  permission: 'report.view',
  columns: {
    course: { kind: 'course', name: names.course },
    stars: { kind: 'score', name: stars },
    reviews: { kind: 'count', name: reviews },
    last_at: { kind: 'dateTime', name: { vi: 'Đánh giá gần nhất', en: 'Last review' } },
    project: { kind: 'project', name: names.project },
    unit: { kind: 'unit', name: names.unit },
  },
  filters: {
    course,
    course_id,
    project_id,
    company_id,
    reviews: { kind: 'band', band: 'counts', name: reviews },
    last_at: { kind: 'dates', name: { vi: 'Đánh giá gần nhất', en: 'Last review' } },
  },
  search: 'course',
  sorts: ['stars', 'course', 'reviews', 'last_at'],
  order: 'desc',
  numbers: {
    courses: { name: { vi: 'Khóa học', en: 'Courses' }, kind: 'count', filters: {} },
    unrated: {
      name: { vi: 'Chưa có đánh giá', en: 'Without a review' },
      kind: 'count',
      filters: { reviews: ['0'] },
    },
    reviews: { name: reviews, kind: 'count', filters: {}, sum: 'reviews' },
  },
  charts: {
    reviews: {
      name: { vi: 'Khóa học theo số đánh giá', en: 'Courses by number of reviews' },
      look: 'bar',
      by: 'reviews',
    },
  },
} as const satisfies ReportDefinition;
