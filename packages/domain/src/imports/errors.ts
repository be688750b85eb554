import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Spreadsheets: their columns, rows and cells. */
export const errors = {
  tooManyRows: {
    status: 422,
    vi: 'Tệp có {rows} dòng, nhiều hơn mức {max} dòng mỗi lần nhập. Hãy chia thành nhiều tệp.',
    en: 'The file has {rows} rows; at most {max} can be imported at once. Please split it.',
  },
  tooManyToExport: {
    status: 422,
    vi: 'Danh sách có hơn {max} dòng. Hãy lọc bớt rồi xuất lại.',
    en: 'The list has more than {max} rows. Please narrow it and export again.',
  },
  columnMissing: {
    status: 422,
    vi: 'Thiếu cột “{column}”. Hãy thêm cột này hoặc chọn cột tương ứng.',
    en: 'The column “{column}” is missing. Add it, or choose the column that stands for it.',
  },
  columnTwice: {
    status: 422,
    vi: 'Hai cột cùng được hiểu là “{column}”. Vui lòng chỉ giữ một cột.',
    en: 'Two columns are read as “{column}”. Please keep only one.',
  },
  cellTooLong: {
    status: 422,
    vi: 'Ô này dài quá {max} ký tự. Vui lòng rút gọn.',
    en: 'This cell is longer than {max} characters. Please shorten it.',
  },
  formulaUnreadable: {
    status: 422,
    vi: 'Ô này là công thức không có kết quả. Hãy dán giá trị vào ô rồi chọn lại tệp.',
    en: 'This cell is a formula without a result. Paste its value into the cell and choose the file again.',
  },
  nothingToImport: {
    status: 422,
    vi: 'Không có dòng hợp lệ nào để nhập.',
    en: 'There is no valid row to import.',
  },
  rowTwiceInFile: {
    status: 422,
    vi: 'Câu hỏi này trùng với dòng {row} trong cùng tệp.',
    en: 'This question repeats row {row} of the same file.',
  },
  questionAlreadyInBank: {
    status: 422,
    vi: 'Ngân hàng câu hỏi đã có câu này.',
    en: 'The question bank has this question already.',
  },
  placeTwiceInFile: {
    status: 422,
    vi: 'Trùng với dòng {row} trong cùng tệp. Mỗi thành viên cần một giá trị riêng.',
    en: 'Row {row} of the same file has this already. Each member needs one of their own.',
  },
  roleMissing: {
    status: 422,
    vi: 'Thiếu phân quyền. Hãy ghi một vai trò: {allowed}.',
    en: 'The permission is missing. Give a role: {allowed}.',
  },
  unknownRole: {
    status: 422,
    vi: 'Không có vai trò “{value}”. Các vai trò nhập được: {allowed}.',
    en: 'There is no role “{value}”. The roles that can be imported: {allowed}.',
  },
  superAdminNotImported: {
    status: 422,
    vi: 'Không thể tạo quản trị hệ thống bằng cách nhập tệp.',
    en: 'A system administrator cannot be created by an import.',
  },
  rowOfAnotherUnit: {
    status: 422,
    vi: 'Dòng này ghi đơn vị “{value}”, nhưng tệp đang được nhập vào “{unit}”.',
    en: 'This row names the unit “{value}”, but the file is imported into “{unit}”.',
  },
  unknownQuestionType: {
    status: 422,
    vi: 'Không có loại câu hỏi “{value}”. Ví dụ đúng: Một lựa chọn, Đúng/Sai, Điền từ.',
    en: 'There is no question type “{value}”. Examples: One choice, True/False, Fill keyword.',
  },
  unknownCategory: {
    status: 422,
    vi: 'Không có danh mục “{value}”. Hãy chọn một danh mục đã có.',
    en: 'There is no category “{value}”. Please use one that exists.',
  },
  optionGap: {
    status: 422,
    vi: 'Lựa chọn {letter} bị bỏ trống ở giữa. Hãy điền liên tục từ A.',
    en: 'Option {letter} is empty in the middle. Please fill the options from A on, without a gap.',
  },
  keyLetterUnknown: {
    status: 422,
    vi: 'Đáp án “{letter}” không ứng với lựa chọn nào.',
    en: 'The key “{letter}” stands for no option.',
  },
  keyCountWrong: {
    status: 422,
    vi: 'Cần {expected} đáp án nhưng có {actual}.',
    en: 'There should be {expected} answers, but there are {actual}.',
  },
  pairUnreadable: {
    status: 422,
    vi: 'Hãy viết mỗi cặp dưới dạng “vế trái = vế phải”. Ô này là “{value}”.',
    en: 'Write each pair as “left = right”. This cell is “{value}”.',
  },
  correctOptionNotStarred: {
    status: 422,
    vi: 'Hãy đánh dấu * sau đúng một lựa chọn, ví dụ “Hà Nội*; Huế; Đà Nẵng”.',
    en: 'Mark exactly one option with *, for example “Paris*; Rome; Berlin”.',
  },
} as const satisfies ErrorTable;
