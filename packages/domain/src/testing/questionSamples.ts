import type { AnswerValue, QuestionContent, QuestionKey, QuestionType } from '@sen/api/contract/model';

interface QuestionSample {
  readonly title: string;
  readonly content: QuestionContent;
  readonly key: QuestionKey;
  readonly right: AnswerValue;
  readonly empty: AnswerValue;
}

const choices = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcdefgh'.charAt(index), text }));

/** For tests: a valid question of each type, with its right answer and its empty one. */
export const questionSamples: Record<QuestionType, QuestionSample> = {
  one_choice: {
    title: 'Thủ đô của Việt Nam là thành phố nào?',
    content: { type: 'one_choice', options: choices('Huế', 'Hà Nội', 'Đà Nẵng') },
    key: { type: 'one_choice', choice: 'b' },
    right: { type: 'one_choice', choice: 'b' },
    empty: { type: 'one_choice', choice: null },
  },
  multiple_choice: {
    title: 'Số nào là số nguyên tố?',
    content: { type: 'multiple_choice', options: choices('2', '4', '5', '9') },
    key: { type: 'multiple_choice', choices: ['a', 'c'] },
    right: { type: 'multiple_choice', choices: ['c', 'a'] },
    empty: { type: 'multiple_choice', choices: [] },
  },
  true_false: {
    title: 'Nước sôi ở 100 °C ở áp suất thường.',
    content: { type: 'true_false' },
    key: { type: 'true_false', value: true },
    right: { type: 'true_false', value: true },
    empty: { type: 'true_false', value: null },
  },
  short_answer: {
    title: 'Nêu tên một loại bình chữa cháy.',
    content: { type: 'short_answer', character_limit: 20 },
    key: { type: 'short_answer', model_answer: 'Bình bột' },
    right: { type: 'short_answer', text: 'Bình CO₂' },
    empty: { type: 'short_answer', text: ' ' },
  },
  long_answer: {
    title: 'Trình bày các bước sơ cứu vết bỏng.',
    content: { type: 'long_answer', character_limit: 2000 },
    key: { type: 'long_answer' },
    right: { type: 'long_answer', text: 'Làm mát vết bỏng bằng nước sạch.' },
    empty: { type: 'long_answer', text: '' },
  },
  fill_keyword: {
    title: 'Quần đảo [[1]] và [[2]] thuộc Việt Nam.',
    content: { type: 'fill_keyword', blanks: ['1', '2'] },
    key: { type: 'fill_keyword', blanks: { '1': ['Hoàng Sa'], '2': ['Trường Sa', 'Truong Sa'] } },
    right: { type: 'fill_keyword', blanks: { '1': ' hoàng  sa', '2': 'TRƯỜNG SA' } },
    empty: { type: 'fill_keyword', blanks: { '1': '', '2': '  ' } },
  },
  fill_number: {
    title: '3 × 2,5 = [[1]]; π ≈ [[2]]',
    content: { type: 'fill_number', blanks: ['1', '2'] },
    key: { type: 'fill_number', blanks: { '1': { value: 7.5 }, '2': { value: 3.14, tolerance: 0.01 } } },
    right: { type: 'fill_number', blanks: { '1': '7,5', '2': '3.15' } },
    empty: { type: 'fill_number', blanks: {} },
  },
  match_clauses: {
    title: 'Ghép nước với thủ đô.',
    content: {
      type: 'match_clauses',
      left: choices('Việt Nam', 'Lào', 'Thái Lan'),
      right: choices('Băng Cốc', 'Hà Nội', 'Viêng Chăn', 'Phnôm Pênh'),
    },
    key: { type: 'match_clauses', pairs: { a: 'b', b: 'c', c: 'a' } },
    right: { type: 'match_clauses', pairs: { c: 'a', a: 'b', b: 'c' } },
    empty: { type: 'match_clauses', pairs: {} },
  },
  choose_from_list: {
    title: 'Nước ở thể [[1]] đông đặc ở [[2]] °C.',
    content: {
      type: 'choose_from_list',
      blanks: [
        { id: '1', options: choices('rắn', 'lỏng') },
        { id: '2', options: choices('0', '100') },
      ],
    },
    key: { type: 'choose_from_list', blanks: { '1': 'b', '2': 'a' } },
    right: { type: 'choose_from_list', blanks: { '2': 'a', '1': 'b' } },
    empty: { type: 'choose_from_list', blanks: {} },
  },
  drag_to_blank: {
    title: '[[1]] đi trước, [[2]] theo sau, rồi lại đến [[3]].',
    content: {
      type: 'drag_to_blank',
      blanks: ['1', '2', '3'],
      words: choices('lắng nghe', 'nói', 'lắng nghe', 'ngủ'),
    },
    key: { type: 'drag_to_blank', blanks: { '1': 'a', '2': 'b', '3': 'c' } },
    right: { type: 'drag_to_blank', blanks: { '1': 'c', '2': 'b', '3': 'a' } },
    empty: { type: 'drag_to_blank', blanks: {} },
  },
  order_clauses: {
    title: 'Sắp xếp các bước dùng bình chữa cháy.',
    content: { type: 'order_clauses', clauses: choices('Bóp cò', 'Rút chốt', 'Hướng vòi') },
    key: { type: 'order_clauses', order: ['b', 'c', 'a'] },
    right: { type: 'order_clauses', order: ['b', 'c', 'a'] },
    empty: { type: 'order_clauses', order: [] },
  },
};
