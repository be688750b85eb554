import type { Language } from '@sen/api/contract/model';
import { figuresIn, inWords, mapTexts } from '../../questions/figures.ts';
import { rubricOf } from '../../questions/rubric.ts';
import { canonical } from './canonical.ts';
import type { ExportQuestion } from './ExportQuestion.ts';
import { readSheetCells, sheetCells } from './sheetCells.ts';

export const exportFormats = ['qti21', 'qti30', 'moodle', 'gift', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a format cannot carry: whole questions, or a part of them. */
export const lossTexts = {
  typeLeft: {
    isWhole: true,
    vi: 'Định dạng này không có loại câu hỏi này; câu không được ghi.',
    en: 'The format has no such question type; the question is not written.',
  },
  blanksLeft: {
    isWhole: true,
    vi: 'Định dạng này chỉ ghi được một chỗ trống mỗi câu; câu không được ghi.',
    en: 'The format has one blank per question at most; the question is not written.',
  },
  arrowLeft: {
    isWhole: true,
    vi: 'Một vế có dấu “->”, là dấu ghép của định dạng; câu không được ghi.',
    en: 'A clause contains “->”, by which the format joins clauses; the question is not written.',
  },
  sheetLeft: {
    isWhole: true,
    vi: 'Bảng tính không ghi được câu này nguyên vẹn: có hơn 8 lựa chọn, hoặc có dấu mà bảng tính dùng để phân cách (= ; | / *). Câu không được ghi.',
    en: 'The spreadsheet cannot hold this question unchanged: it has more than 8 options, or a sign by which the spreadsheet separates answers (= ; | / *). It is not written.',
  },
  modelLeft: {
    isWhole: false,
    vi: 'Đáp án gợi ý không được ghi.',
    en: 'The model answer is not written.',
  },
  rubricLeft: {
    isWhole: false,
    vi: 'Thang chấm không được ghi.',
    en: 'The rubric is not written.',
  },
  figuresLeft: {
    isWhole: false,
    vi: 'Hình, bảng và công thức được thay bằng chữ.',
    en: 'Pictures, tables and formulas become text.',
  },
  listFiguresLeft: {
    isWhole: true,
    vi: 'Danh sách để chọn có hình, bảng hoặc công thức; câu không được ghi.',
    en: 'A list to choose from shows a picture, table or formula; the question is not written.',
  },
} as const satisfies Record<string, Record<Language, string> & { isWhole: boolean }>;

export type LossCode = keyof typeof lossTexts;

export function lossText(code: LossCode, language: Language): string {
  return lossTexts[code][language];
}

/** What this format cannot carry of a question; it is not written at all when one of these is whole. */
export function lossesOf(question: ExportQuestion, format: ExportFormat): LossCode[] {
  switch (format) {
    case 'gift':
      return giftLosses(question);
    case 'xlsx':
      return sheetLosses(question);
    case 'qti21':
    case 'qti30':
      return qtiLosses(question);
    default:
      return listFigures(question);
  }
}

export function isCarried(question: ExportQuestion, format: ExportFormat): boolean {
  return !lossesOf(question, format).some((code) => lossTexts[code].isWhole);
}

function listFigures({ content, key }: ExportQuestion): LossCode[] {
  const shows = (texts: readonly string[]) => texts.some((text) => figuresIn(text).length > 0);
  const inLists =
    content.type === 'choose_from_list' &&
    shows(content.blanks.flatMap(({ options }) => options.map(({ text }) => text)));
  const inKeys = key.type === 'fill_keyword' && shows(Object.values(key.blanks).flat());
  return inLists || inKeys ? ['listFiguresLeft'] : [];
}

/** The words of a gap are text, as those of a list. */
function qtiLosses(question: ExportQuestion): LossCode[] {
  const { content } = question;
  const isShown =
    content.type === 'drag_to_blank' && content.words.some(({ text }) => figuresIn(text).length > 0);
  return isShown ? ['listFiguresLeft'] : listFigures(question);
}

function giftLosses(question: ExportQuestion): LossCode[] {
  const { content, key } = question;
  if (content.type === 'order_clauses' || content.type === 'drag_to_blank') return ['typeLeft'];
  if ('blanks' in content && content.blanks.length > 1) return ['blanksLeft'];
  const isArrow =
    content.type === 'match_clauses' &&
    [...content.left, ...content.right].some(({ text }) => text.includes('->'));
  const hasRubric = rubricOf(key) !== undefined;
  const hasModel = 'model_answer' in key && (key.model_answer ?? '') !== '';
  return [
    ...(isArrow ? ['arrowLeft' as const] : []),
    ...(hasModel ? ['modelLeft' as const] : []),
    ...(hasRubric ? ['rubricLeft' as const] : []),
    ...listFigures(question),
  ];
}

/** What the import would read from its cells in another way cannot be carried, whatever the reason. */
function sheetLosses(question: ExportQuestion): LossCode[] {
  const { content } = question;
  const hasFigures = (content.figures ?? []).length > 0;
  const words = hasFigures ? inSheet(question) : question;
  const read = readSheetCells(sheetCells(words, { category: 'A', status: 'draft' }));
  const isSame = read !== undefined && canonical(read) === canonical(words);
  return [...(isSame ? [] : ['sheetLeft' as const]), ...(hasFigures ? ['figuresLeft' as const] : [])];
}

/** The question with its figures in words. */
export function inSheet(question: ExportQuestion): ExportQuestion {
  const { figures, ...content } = question.content;
  const say = (text: string) => inWords(text, figures);
  return { ...question, title: say(question.title), content: mapTexts(content, say) };
}
