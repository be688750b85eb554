import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const drawWords = defineWords('examDraw', {
  vi: {
    title: 'Chọn câu hỏi ngẫu nhiên cho {{part}}',
    intro: 'Hệ thống chọn ngẫu nhiên trong các câu hỏi công khai, không bị đánh dấu lỗi và chưa có trong đề.',
    rule: 'Quy tắc {{number}}',
    categories: 'Danh mục câu hỏi',
    categoriesHelp: 'Gồm cả danh mục con.',
    count: 'Số câu cần chọn',
    easy: 'Câu dễ',
    medium: 'Câu trung bình',
    hard: 'Câu khó',
    any: 'Để trống độ khó nào thì số câu của độ khó đó là tùy ý.',
    supply: 'Có {{total}} câu: {{easy}} dễ, {{medium}} trung bình, {{hard}} khó, {{unrated}} chưa đánh giá.',
    addRule: 'Thêm quy tắc',
    removeRule: 'Bỏ quy tắc {{number}}',
    submit: 'Chọn ngẫu nhiên',
    drawn: 'Đã chọn ngẫu nhiên {{count}} câu.',
    replaced: 'Đã thay bằng câu: {{title}}',
    undo: 'Hoàn tác',
  },
  en: {
    title: 'Draw questions at random into {{part}}',
    intro: 'Questions are drawn from those that are public, not marked as faulty and not yet in the exam.',
    rule: 'Rule {{number}}',
    categories: 'Question categories',
    categoriesHelp: 'With their subcategories.',
    count: 'Questions to draw',
    easy: 'Easy ones',
    medium: 'Medium ones',
    hard: 'Hard ones',
    any: 'Leave a difficulty empty for any number of it.',
    supply: ({ total, easy, medium, hard, unrated }) =>
      `${plural(total, '1 question', `${total} questions`)}: ${easy} easy, ${medium} medium, ${hard} hard, ${unrated} not rated.`,
    addRule: 'Add a rule',
    removeRule: 'Remove rule {{number}}',
    submit: 'Draw questions',
    drawn: ({ count }) => plural(count, '1 question drawn.', `${count} questions drawn.`),
    replaced: 'Replaced by: {{title}}',
    undo: 'Undo',
  },
});
