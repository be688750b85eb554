import type { Language } from '@sen/api/contract/model';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';

type Texts = Readonly<Record<Language, string>>;

/** What of a question was not understood, or was read in another way than it stands; by code. */
export const paperWarnings = {
  severalMarked: {
    vi: 'Có nhiều phương án được đánh dấu ({letters}), nên được đọc là câu chọn nhiều đáp án. Hãy kiểm tra lại.',
    en: 'Several options are marked ({letters}), so this was read as a multiple choice. Please check it.',
  },
  keysDisagree: {
    vi: 'Phương án được đánh dấu là {marked} nhưng đáp án ghi {said}. Đã dùng {said}; hãy kiểm tra lại.',
    en: 'The marked option is {marked}, but the key says {said}. {said} was used; please check it.',
  },
  keyLetterUnknown: {
    vi: 'Đáp án ghi “{said}”, không ứng với phương án nào.',
    en: 'The key says “{said}”, which is none of the options.',
  },
  optionGap: {
    vi: 'Thiếu phương án trước {letter}. Hãy kiểm tra lại các phương án.',
    en: 'The option before {letter} is missing. Please check the options.',
  },
  lineLeft: {
    vi: 'Đoạn này không thuộc câu hỏi hay phương án nào và chưa được nhập: “{text}”',
    en: 'This paragraph belongs to no question or option and is not imported: “{text}”',
  },
  explanationLeft: {
    vi: 'Lời giải không được nhập, vì câu hỏi không có chỗ cho lời giải.',
    en: 'The explanation is not imported, because questions have no place for one.',
  },
  trackedChange: {
    vi: 'Đoạn này có sửa đổi chưa duyệt: phần thêm được đọc, phần xóa thì không. Nếu không đúng ý, hãy duyệt sửa đổi trong Word rồi chọn lại tệp.',
    en: 'There are changes that nobody has accepted yet: inserted text is read, deleted text is not. If that is not what you want, review the changes in Word and choose the file again.',
  },
  textBox: {
    vi: 'Có chữ trong hộp văn bản; vị trí của nó trong câu có thể khác. Hãy kiểm tra lại.',
    en: 'Some text stands in a text box; its place in the question may differ. Please check it.',
  },
  objectLeft: {
    vi: 'Có hình vẽ, biểu đồ hoặc đối tượng không đọc được. Hãy dán lại thành ảnh.',
    en: 'A drawing, chart or object cannot be read. Please paste it as a picture.',
  },
  symbolUnknown: {
    vi: 'Có ký hiệu của phông chữ đặc biệt không đọc được và đã bị bỏ. Hãy gõ lại ký hiệu đó.',
    en: 'A sign of a special font cannot be read and is missing. Please type it again.',
  },
  pictureLeft: {
    vi: 'Không dùng được ảnh “{name}”. Hãy lưu lại thành PNG hoặc JPG rồi dán vào tệp.',
    en: 'The picture “{name}” cannot be used. Save it as PNG or JPG and paste it into the file.',
  },
  pictureElsewhere: {
    vi: 'Ảnh ở địa chỉ khác không được tải về: {name}',
    en: 'A picture at another address is not fetched: {name}',
  },
  figuresLeft: {
    vi: 'Câu có hơn {max} hình, bảng và công thức; phần còn lại được thay bằng chữ.',
    en: 'There are more than {max} pictures, tables and formulas; the others became text.',
  },
  readAsWritten: {
    vi: 'Không tìm thấy phương án trả lời, nên được đọc là câu tự luận.',
    en: 'No options were found, so this was read as a long answer.',
  },
  readAsOther: {
    vi: 'Loại “{type}” không có ở đây, nên được đọc là “{as}”. Hãy kiểm tra lại.',
    en: 'The type “{type}” does not exist here, so this was read as “{as}”. Please check it.',
  },
  typeUnknown: {
    vi: 'Không đọc được loại câu hỏi “{type}”. Chỉ nội dung được giữ lại; hãy chọn loại câu và đáp án.',
    en: 'The question type “{type}” cannot be read. Only its text is kept; please choose a type and set the key.',
  },
  pointsPartial: {
    vi: 'Điểm cho từng phương án không được giữ: mọi phương án có điểm là đúng.',
    en: 'Points of single options are not kept: every option with points is correct.',
  },
  rubricLeft: {
    vi: 'Thang chấm không được nhập. Thang chấm chỉ dùng cho câu tự luận, mỗi tiêu chí một dòng: “- Nội dung: Đủ ý = 6 | Thiếu ý = 3 | Sai = 0”.',
    en: 'The rubric is not imported. Rubrics are for written answers, with one criterion per line: “- Content: Complete = 6 | Partial = 3 | Wrong = 0”.',
  },
  feedbackLeft: {
    vi: 'Phản hồi cho người làm bài không được nhập.',
    en: 'Feedback to who answers is not imported.',
  },
  scriptLeft: {
    vi: 'Mã lệnh trong câu hỏi đã bị bỏ. Hãy kiểm tra nội dung còn lại.',
    en: 'Scripts in the question were removed. Please check what is left.',
  },
  patternLeft: {
    vi: 'Đáp án có ký tự đại diện (*) được giữ nguyên như đã viết. Hãy kiểm tra lại.',
    en: 'An answer with wildcards (*) is kept as written. Please check it.',
  },
  partsLeft: {
    vi: 'Câu có {count} phần phải trả lời ({types}); chỉ phần đầu được đọc. Hãy tách thành nhiều câu và chọn lại đáp án.',
    en: 'The question has {count} parts to answer ({types}); only the first one was read. Please split it into several questions and set the key.',
  },
  stimulusLeft: {
    vi: 'Câu dựa trên một bài đọc chung nằm ở tệp khác; bài đọc không được nhập. Hãy chép bài đọc vào câu hỏi.',
    en: 'The question refers to a shared text in another file, which is not imported. Please copy that text into the question.',
  },
  incomplete: {
    vi: 'Câu hỏi bị cắt giữa chừng trong tệp. Hãy bổ sung phần thiếu, hoặc xuất lại tệp rồi chọn lại.',
    en: 'The question is cut off in the file. Please complete it, or export the file again.',
  },
  endUnsure: {
    vi: 'Tệp dừng ngay tại câu này mà không xuống dòng, nên không rõ câu đã hết chưa. Hãy kiểm tra phần cuối câu rồi chọn đáp án.',
    en: 'The file stops in this question without an end of line, so the question may have gone on. Please check its end and set the key.',
  },
  keysSaidTwice: {
    vi: 'Đáp án dưới câu ghi “{said}” nhưng bảng đáp án ghi “{listed}”. Đã dùng “{said}”; hãy kiểm tra lại.',
    en: 'The key below the question says “{said}”, but the table of answers says “{listed}”. “{said}” was used; please check it.',
  },
} as const satisfies Record<string, Texts>;

export type WarningCode = keyof typeof paperWarnings;

/** What concerns a file as a whole; by code. */
export const paperNotes = {
  linesBefore: {
    vi: '{count} dòng trước câu hỏi đầu tiên được bỏ qua.',
    en: 'Lines before the first question that were skipped: {count}.',
  },
  macros: {
    vi: 'Tệp có macro; macro không được chạy và không được giữ.',
    en: 'The file has macros; they are neither run nor kept.',
  },
  tailUnread: {
    vi: 'Tệp bị cắt: phần sau câu cuối cùng không đọc được. Nếu thiếu câu, hãy xuất lại tệp rồi chọn lại.',
    en: 'The file is cut off: what follows the last question cannot be read. If questions are missing, export the file again.',
  },
  fileCut: {
    vi: 'Tệp có câu bị cắt giữa chừng; câu đó được đánh dấu và chưa thể nhập. Nếu thiếu câu, hãy xuất lại tệp rồi chọn lại.',
    en: 'The file has a question that is cut off; it is marked and cannot be imported yet. If questions are missing, export the file again.',
  },
  keysLeft: {
    vi: 'Phần đáp án có chỗ không đọc được ({count}): {texts}. Hãy kiểm tra đáp án của các câu.',
    en: 'Parts of the answers could not be read ({count}): {texts}. Please check the keys of the questions.',
  },
  keysRead: {
    vi: 'Đã đọc {count} đáp án trong bảng đáp án.',
    en: 'Answers read from the table of answers: {count}.',
  },
  keysUnused: {
    vi: 'Bảng đáp án có {count} đáp án không ứng với câu nào: {labels}.',
    en: 'Answers of the table that belong to no question: {count} ({labels}).',
  },
  testLeft: {
    vi: 'Gói có cấu trúc bài thi (phần, thứ tự, điểm). Chỉ câu hỏi được đọc; hãy tạo bài thi từ các câu đã nhập.',
    en: 'The package describes a test (sections, order, points). Only its questions are read; please make an exam of them after the import.',
  },
  manifestLeft: {
    vi: 'Không đọc được danh sách của gói (imsmanifest.xml); mọi câu hỏi tìm thấy trong gói được đọc.',
    en: 'The list of the package (imsmanifest.xml) cannot be read; all questions found in the package were read.',
  },
  itemsMissing: {
    vi: 'Danh sách của gói nêu {count} câu không đọc được hoặc không có trong gói: {names}',
    en: 'Questions that the package lists but that cannot be read or are not in it: {count} ({names})',
  },
  categoriesLeft: {
    vi: 'Danh mục trong tệp không được dùng: mọi câu vào danh mục bạn chọn.',
    en: 'The categories of the file are not used: all questions go into the one that you choose.',
  },
} as const satisfies Record<string, Texts>;

export type NoteCode = keyof typeof paperNotes;

type Params = Readonly<Record<string, string | number>>;

export interface PaperWarning {
  readonly code: WarningCode;
  readonly params?: Params;
}

export interface PaperNote {
  readonly code: NoteCode;
  readonly params?: Params;
}

function filled(text: string, params: Params = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export function warningText({ code, params }: PaperWarning, language: Language): string {
  const as = questionTypes.find((type) => type === params?.['as']);
  return filled(
    paperWarnings[code][language],
    as ? { ...params, as: questionTypeNames[as][language] } : params,
  );
}

export function noteText({ code, params }: PaperNote, language: Language): string {
  return filled(paperNotes[code][language], params);
}
