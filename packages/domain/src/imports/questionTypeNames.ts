import type { QuestionType } from '@sen/api/contract/model';
import { wordKey } from './wordKey.ts';
import { questionTypes } from '../questions/questionTypes.ts';

interface TypeNames {
  readonly vi: string;
  readonly en: string;
  /** Other names that teachers use, without diacritics. */
  readonly also: readonly string[];
}

/** Values of the type column: the portal's labels, then aliases; the code (`one_choice`) is accepted too. */
export const questionTypeNames = {
  one_choice: {
    vi: 'Một lựa chọn',
    en: 'One choice',
    also: ['trac nghiem', 'mot dap an', 'chon mot', 'single choice'],
  },
  multiple_choice: {
    vi: 'Nhiều lựa chọn',
    en: 'Multiple choice',
    also: ['nhieu dap an', 'chon nhieu', 'multiple answers'],
  },
  long_answer: {
    vi: 'Tự luận',
    en: 'Long answer',
    also: ['tra loi dai', 'cau hoi tu luan', 'essay'],
  },
  short_answer: {
    vi: 'Trả lời ngắn',
    en: 'Short answer',
    also: ['cau tra loi ngan', 'tu luan ngan'],
  },
  true_false: {
    vi: 'Đúng/Sai',
    en: 'True or false',
    also: ['dung hay sai', 'dung hoac sai', 'true/false'],
  },
  fill_keyword: {
    vi: 'Điền từ',
    en: 'Fill in keywords',
    also: ['dien tu khoa', 'dien khuyet', 'fill keyword', 'fill in the blank'],
  },
  fill_number: {
    vi: 'Điền số',
    en: 'Fill in numbers',
    also: ['dien so vao cho trong', 'fill number', 'numeric'],
  },
  match_clauses: {
    vi: 'Nối hai vế',
    en: 'Match two clauses',
    also: ['ghep hai ve', 'ghep doi', 'ghep noi', 'noi', 'matching'],
  },
  choose_from_list: {
    vi: 'Chọn từ danh sách',
    en: 'Choose from a list',
    also: ['chon trong danh sach', 'danh sach tha xuong', 'choose from list', 'dropdown'],
  },
  drag_to_blank: {
    vi: 'Kéo thả vào chỗ trống',
    en: 'Drag text to blanks',
    also: ['keo tha', 'keo chu vao cho trong', 'keo tu vao cho trong', 'drag text to blank', 'drag and drop'],
  },
  order_clauses: {
    vi: 'Sắp xếp thứ tự',
    en: 'Put in order',
    also: ['sap xep', 'sap xep cac ve', 'order clauses', 'ordering'],
  },
} as const satisfies Record<QuestionType, TypeNames>;

const byWord: ReadonlyMap<string, QuestionType> = new Map(
  questionTypes.flatMap((type) => {
    const { vi, en, also } = questionTypeNames[type];
    return [type, vi, en, ...also].map((name) => [wordKey(name), type] as const);
  }),
);

/** The type named by a cell in Vietnamese, in English or by its code; undefined if unknown. */
export function readQuestionType(text: string): QuestionType | undefined {
  return byWord.get(wordKey(text));
}
