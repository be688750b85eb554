import type { Language, QuestionType } from '@sen/api/contract/model';

/** The names of the question types on pages and in spreadsheets. */
export const questionTypeNames = {
  one_choice: { vi: 'Chọn một đáp án', en: 'Single choice' },
  multiple_choice: { vi: 'Chọn nhiều đáp án', en: 'Multiple choice' },
  true_false: { vi: 'Đúng/Sai', en: 'True or false' },
  short_answer: { vi: 'Trả lời ngắn', en: 'Short answer' },
  long_answer: { vi: 'Tự luận', en: 'Long answer' },
  fill_keyword: { vi: 'Điền từ', en: 'Fill in keywords' },
  fill_number: { vi: 'Điền số', en: 'Fill in numbers' },
  match_clauses: { vi: 'Ghép hai vế', en: 'Match pairs' },
  choose_from_list: { vi: 'Chọn trong danh sách', en: 'Choose from a list' },
  drag_to_blank: { vi: 'Kéo thả vào chỗ trống', en: 'Drag words to blanks' },
  order_clauses: { vi: 'Sắp xếp thứ tự', en: 'Put in order' },
} as const satisfies Record<QuestionType, Readonly<Record<Language, string>>>;
