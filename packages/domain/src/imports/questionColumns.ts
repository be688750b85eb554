import type { ColumnNames, SheetColumns } from './SheetColumns.ts';

/** The letters of the option columns, in order. */
export const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type OptionLetter = (typeof optionLetters)[number];
export type OptionColumn = `option_${Lowercase<OptionLetter>}`;

export type QuestionColumn =
  | 'type'
  | 'title'
  | 'category'
  | OptionColumn
  | 'key'
  | 'character_limit'
  | 'shuffle'
  | 'numbering'
  | 'status'
  | 'difficulty';

/** The columns of a sheet of questions, in the order of the template. */
export const questionColumns = {
  type: { vi: 'Loại câu hỏi', en: 'Question type', also: ['Loại', 'Dạng câu hỏi', 'Type'], required: true },
  title: {
    vi: 'Nội dung',
    en: 'Content',
    also: ['Câu hỏi', 'Nội dung câu hỏi', 'Đề bài', 'Title', 'Question'],
    required: true,
  },
  category: {
    vi: 'Danh mục',
    en: 'Category',
    also: ['Chủ đề', 'Danh mục câu hỏi', 'Chuyên đề'],
    required: true,
  },
  option_a: option('A'),
  option_b: option('B'),
  option_c: option('C'),
  option_d: option('D'),
  option_e: option('E'),
  option_f: option('F'),
  option_g: option('G'),
  option_h: option('H'),
  key: {
    vi: 'Đáp án',
    en: 'Answer',
    also: ['Đáp án đúng', 'Câu trả lời đúng', 'Key', 'Correct answer'],
    required: true,
  },
  character_limit: {
    vi: 'Giới hạn ký tự',
    en: 'Character limit',
    also: ['Số ký tự tối đa', 'Giới hạn kí tự', 'Max characters'],
    required: false,
  },
  shuffle: {
    vi: 'Trộn thứ tự',
    en: 'Shuffle',
    also: ['Xáo trộn', 'Trộn', 'Trộn đáp án', 'Đảo đáp án'],
    required: false,
  },
  numbering: {
    vi: 'Kiểu đánh số',
    en: 'Numbering',
    also: ['Đánh số', 'Kiểu đánh số đáp án'],
    required: false,
  },
  status: { vi: 'Trạng thái', en: 'Status', also: ['Tình trạng'], required: false },
  difficulty: {
    vi: 'Độ khó',
    en: 'Difficulty',
    also: ['Mức độ', 'Mức độ khó', 'Độ khó câu hỏi', 'Level'],
    required: false,
  },
} as const satisfies Record<QuestionColumn, ColumnNames>;

function option(letter: OptionLetter): ColumnNames {
  return {
    vi: `Lựa chọn ${letter}`,
    en: `Option ${letter}`,
    also: [`Phương án ${letter}`, `Đáp án ${letter}`, `Answer ${letter}`, `Vế ${letter}`, letter],
    required: false,
  };
}

/** The keys of the columns, in the order of the template. */
export const questionColumnKeys = [
  'type',
  'title',
  'category',
  'option_a',
  'option_b',
  'option_c',
  'option_d',
  'option_e',
  'option_f',
  'option_g',
  'option_h',
  'key',
  'character_limit',
  'shuffle',
  'numbering',
  'status',
  'difficulty',
] as const satisfies readonly QuestionColumn[];

export const optionColumns = [
  'option_a',
  'option_b',
  'option_c',
  'option_d',
  'option_e',
  'option_f',
  'option_g',
  'option_h',
] as const satisfies readonly OptionColumn[];

/** The columns of a sheet of questions with their order. */
export const questionSheet: SheetColumns<QuestionColumn> = {
  keys: questionColumnKeys,
  names: questionColumns,
};
