import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors in the content of a question. */
export const errors = {
  optionsMissing: {
    status: 422,
    vi: 'Câu hỏi cần ít nhất một lựa chọn.',
    en: 'The question needs at least one option.',
  },
  optionTwice: {
    status: 422,
    vi: 'Lựa chọn “{option}” bị lặp lại.',
    en: 'The option “{option}” appears twice.',
  },
  answerMissing: {
    status: 422,
    vi: 'Câu hỏi chưa có đáp án đúng. Vui lòng chọn đáp án.',
    en: 'No correct answer is chosen. Please choose one.',
  },
  answerUnknown: {
    status: 422,
    vi: 'Đáp án không nằm trong các lựa chọn của câu hỏi.',
    en: 'The correct answer is not among the options.',
  },
  characterLimitNotPositive: {
    status: 422,
    vi: 'Giới hạn ký tự phải là số nguyên lớn hơn 0.',
    en: 'The character limit must be a whole number above 0.',
  },
  criterionTwice: {
    status: 422,
    vi: 'Tiêu chí “{name}” bị lặp lại. Hãy đặt tên khác.',
    en: 'The criterion “{name}” appears twice. Give it another name.',
  },
  levelTwice: {
    status: 422,
    vi: 'Mức “{name}” bị lặp lại trong tiêu chí. Hãy đặt tên khác.',
    en: 'The level “{name}” appears twice in its criterion. Give it another name.',
  },
  levelsTooFew: {
    status: 422,
    vi: 'Mỗi tiêu chí cần ít nhất hai mức.',
    en: 'A criterion needs at least two levels.',
  },
  levelPointsWrong: {
    status: 422,
    vi: 'Điểm của một mức phải từ 0 đến 100, tối đa hai chữ số thập phân.',
    en: 'The points of a level must be between 0 and 100, with at most two decimals.',
  },
  criterionWorthless: {
    status: 422,
    vi: 'Cần ít nhất một mức có điểm lớn hơn 0.',
    en: 'At least one level must be worth more than 0 points.',
  },
  blanksMissing: {
    status: 422,
    vi: 'Nội dung chưa có chỗ trống. Hãy bấm “Thêm chỗ trống”; trong tệp nhập, hãy viết [[1]], [[2]], …',
    en: 'The text has no blank. Press “Add a blank”; in a file to import, write [[1]], [[2]], …',
  },
  blankTwice: {
    status: 422,
    vi: 'Chỗ trống [[{blank}]] xuất hiện nhiều lần. Mỗi chỗ trống cần một số riêng.',
    en: 'The blank [[{blank}]] appears more than once. Each blank needs its own number.',
  },
  blanksNotOptions: {
    status: 422,
    vi: 'Nội dung có {blanks} chỗ trống nhưng có {options} đáp án. Hai số này phải bằng nhau.',
    en: 'The text has {blanks} blanks but there are {options} answers. The two must be equal.',
  },
  wordUsedTwice: {
    status: 422,
    vi: 'Từ “{word}” được dùng cho nhiều chỗ trống. Mỗi từ chỉ dùng một lần.',
    en: 'The word “{word}” is used for more than one blank. A word is used once.',
  },
  keyOfOtherType: {
    status: 422,
    vi: 'Đáp án không cùng loại với câu hỏi. Vui lòng nhập lại đáp án.',
    en: 'The answer key does not fit the question type. Please enter it again.',
  },
  pairsIncomplete: {
    status: 422,
    vi: 'Mỗi vế trái cần được ghép với đúng một vế phải.',
    en: 'Each left item needs exactly one right item.',
  },
  orderIncomplete: {
    status: 422,
    vi: 'Thứ tự đúng phải có đủ các ý, mỗi ý một lần.',
    en: 'The correct order must contain every item once.',
  },
  clausesTooFew: {
    status: 422,
    vi: 'Câu hỏi cần ít nhất {min} vế.',
    en: 'The question needs at least {min} items.',
  },
  figureUnknown: {
    status: 422,
    vi: 'Nội dung nhắc đến hình [[#{id}]] nhưng câu hỏi không có hình này. Hãy xóa [[#{id}]].',
    en: 'The text shows the figure [[#{id}]], which the question does not have. Please delete [[#{id}]].',
  },
  formulaInvalid: {
    status: 422,
    vi: 'Công thức [[#{id}]] không hợp lệ. Hãy xóa nó rồi nhập lại.',
    en: 'The formula [[#{id}]] is not valid. Please delete it and enter it again.',
  },
  figureTwice: {
    status: 422,
    vi: 'Có hai hình cùng số [[#{id}]]. Mỗi hình cần một số riêng.',
    en: 'Two figures have the number [[#{id}]]. Each needs its own.',
  },
  figureTooOften: {
    status: 422,
    vi: 'Hình [[#{id}]] xuất hiện quá {max} lần. Hãy xóa bớt.',
    en: 'The figure [[#{id}]] is shown more than {max} times. Please delete some.',
  },
  tableInTable: {
    status: 422,
    vi: 'Bảng [[#{id}]] chứa một bảng khác. Ô của bảng chỉ chứa được chữ, hình và công thức.',
    en: 'The table [[#{id}]] contains another table. Its cells may only hold text, pictures and formulas.',
  },
  questionInUse: {
    status: 409,
    vi: 'Không xóa được vì câu hỏi đang được dùng trong đề thi.',
    en: 'This question cannot be deleted because an exam uses it.',
  },
} as const satisfies ErrorTable;
