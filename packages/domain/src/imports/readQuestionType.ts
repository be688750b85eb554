import type { QuestionType } from '@sen/api/contract/model';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { wordKey } from './wordKey.ts';

/** Other values of the type column, without diacritics: earlier names of the types, and those that teachers use. */
export const questionTypeAliases = {
  one_choice: ['mot lua chon', 'trac nghiem', 'mot dap an', 'chon mot', 'one choice'],
  multiple_choice: ['nhieu lua chon', 'nhieu dap an', 'chon nhieu', 'multiple answers'],
  long_answer: ['tra loi dai', 'cau hoi tu luan', 'essay'],
  short_answer: ['cau tra loi ngan', 'tu luan ngan'],
  true_false: ['dung hay sai', 'dung hoac sai', 'true/false'],
  fill_keyword: ['dien tu khoa', 'dien khuyet', 'fill keyword', 'fill in the blank', 'fill in words'],
  fill_number: ['dien so vao cho trong', 'fill number', 'numeric'],
  match_clauses: ['match two clauses', 'noi hai ve', 'ghep doi', 'ghep cap', 'ghep noi', 'noi', 'matching'],
  choose_from_list: ['chon tu danh sach', 'danh sach tha xuong', 'choose from list', 'dropdown'],
  drag_to_blank: [
    'keo tha',
    'keo chu vao cho trong',
    'keo tu vao cho trong',
    'drag text to blank',
    'drag text to blanks',
    'drag and drop',
  ],
  order_clauses: ['sap xep', 'sap xep cac ve', 'order clauses', 'ordering'],
} as const satisfies Record<QuestionType, readonly string[]>;

const byWord: ReadonlyMap<string, QuestionType> = new Map(
  questionTypes.flatMap((type) => {
    const { vi, en } = questionTypeNames[type];
    return [type, vi, en, ...questionTypeAliases[type]].map((name) => [wordKey(name), type] as const);
  }),
);

/** The type named by a cell in Vietnamese, in English or by its code; undefined if unknown. */
export function readQuestionType(text: string): QuestionType | undefined {
  return byWord.get(wordKey(text));
}
