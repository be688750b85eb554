import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of spreadsheets: columns, rows and cells. */
export const serverErrors = {
  tooManyRows: {
    status: 422,
    vi: 'Tệp có hơn {max} dòng. Hãy chia thành nhiều tệp, mỗi tệp tối đa {max} dòng.',
    en: 'The file has more than {max} rows. Please split it into files of at most {max} rows.',
  },
  tooManyToExport: {
    status: 422,
    vi: 'Danh sách có hơn {max} dòng. Hãy lọc bớt rồi xuất lại.',
    en: 'The list has more than {max} rows. Please narrow it and export again.',
  },
  columnMissing: {
    status: 422,
    vi: 'Thiếu cột “{column}”. Hãy thêm cột này hoặc chọn cột tương ứng.',
    en: 'The column “{column}” is missing. Add it, or choose the matching column.',
  },
  columnOneOfMissing: {
    status: 422,
    vi: 'Cần ít nhất một trong các cột: {columns}. Hãy thêm một cột, hoặc chọn cột tương ứng.',
    en: 'At least one of these columns is needed: {columns}. Add one, or choose the matching column.',
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
  tooManyCells: {
    status: 422,
    vi: 'Trang tính có hơn {max} ô có dữ liệu. Hãy xóa các cột thừa hoặc chia thành nhiều tệp.',
    en: 'The sheet has more than {max} filled cells. Please remove the columns that are not needed, or split the file.',
  },
  rowTooWide: {
    status: 422,
    vi: 'Dòng {row} có hơn {max} ô. Hãy xóa các cột thừa, hoặc kiểm tra dấu phân cách và dấu xuống dòng của tệp.',
    en: 'Row {row} has more than {max} cells. Remove the columns that are not needed, or check the separators and line breaks of the file.',
  },
  rowTextTooLong: {
    status: 422,
    vi: 'Dòng {row} có ô dài hơn {max} ký tự. Hãy rút gọn ô đó; với tệp .csv, hãy kiểm tra xem có dấu ngoặc kép (") nào chưa đóng không.',
    en: 'Row {row} has a cell of more than {max} characters. Shorten it; in a .csv file, look for a quotation mark (") that is never closed.',
  },
  tooMuchText: {
    status: 422,
    vi: 'Trang tính chứa hơn {max} MB dữ liệu sau khi giải nén. Hãy chia thành nhiều tệp.',
    en: 'The sheet holds more than {max} MB once it is unpacked. Please split it into several files.',
  },
  readingTooLong: {
    status: 422,
    vi: 'Sau {seconds} giây vẫn chưa đọc xong tệp. Hãy lưu lại tệp dưới dạng .xlsx hoặc chia thành nhiều tệp.',
    en: 'The file could not be read within {seconds} seconds. Please save it again as .xlsx, or split it.',
  },
  formulaUnreadable: {
    status: 422,
    vi: 'Ô này là công thức không có kết quả. Hãy dán giá trị vào ô; nếu là chữ, hãy viết một từ trước dấu “=”.',
    en: 'This cell is a formula without a result. Paste its value into the cell; if it is a text, write a word before the “=”.',
  },
  cellHasError: {
    status: 422,
    vi: 'Ô này chứa giá trị lỗi {value}. Hãy sửa công thức hoặc dán giá trị đúng vào ô.',
    en: 'This cell holds the error value {value}. Fix the formula, or paste the right value into the cell.',
  },
  phoneLostZero: {
    status: 422,
    vi: 'Số “{value}” có thể đã mất số 0 ở đầu. Hãy định dạng ô là văn bản và ghi đủ các chữ số, ví dụ 0912345678.',
    en: 'The number “{value}” may have lost its leading 0. Format the cell as text and write all the digits, for example 0912345678.',
  },
  tooManyImports: {
    status: 409,
    vi: 'Bạn đang có {max} lần nhập chưa xong, là số tối đa. Tệp này chưa được nhập. Hãy đợi một lần nhập kết thúc rồi nhập lại.',
    en: 'You have {max} unfinished imports, which is the most at a time. This file was not imported. Wait until one has ended, then import it again.',
  },
  tooManyImportsOfUnit: {
    status: 409,
    vi: 'Đơn vị đang có {max} lần nhập chưa xong, là số tối đa. Tệp này chưa được nhập. Hãy thử lại sau ít phút.',
    en: 'The unit has {max} unfinished imports, which is the most at a time. This file was not imported. Please try again in a few minutes.',
  },
  importIdUsed: {
    status: 409,
    vi: 'Lần nhập này đã được bắt đầu với tệp “{file}” hoặc với lựa chọn khác, nên tệp vừa gửi chưa được nhập. Hãy chọn lại tệp để bắt đầu một lần nhập mới.',
    en: 'This import was already started with “{file}” or with other choices, so the file just sent was not imported. Choose the file again to start a new import.',
  },
  importFileChanged: {
    status: 409,
    vi: 'Tệp này đã thay đổi sau khi được kiểm tra, nên chưa có gì được nhập. Hãy chọn lại tệp để kiểm tra lại.',
    en: 'This file has changed since it was checked, so nothing was imported. Choose the file again to check it.',
  },
  importFileGone: {
    status: 404,
    vi: 'Hệ thống không còn giữ tệp của lần nhập này nữa. Hãy tải các dòng lỗi về, hoặc dùng tệp trên máy của bạn.',
    en: 'The file of this import is no longer kept. Download the invalid rows, or use the file on your computer.',
  },
  importStopped: {
    status: 500,
    vi: 'Máy chủ gặp lỗi và đã thử lại nhiều lần. Các dòng đã lưu được giữ nguyên. Hãy bấm “Tiếp tục nhập” sau ít phút; nếu vẫn lỗi, hãy báo quản trị hệ thống.',
    en: 'The server met an error and has tried several times. The rows saved so far are kept. Press “Continue the import” in a few minutes; if it fails again, tell the system administrator.',
  },
  importerLocked: {
    status: 403,
    vi: 'Tài khoản đã bắt đầu lần nhập này đang bị khóa. Hãy nhờ quản trị viên của đơn vị mở khóa rồi nhập tiếp.',
    en: 'The account that started this import is locked. Ask the administrator of the unit to unlock it, then continue.',
  },
  importerMayNot: {
    status: 403,
    vi: 'Tài khoản đã bắt đầu lần nhập này không còn quyền nhập vào đơn vị này. Các dòng đã lưu được giữ nguyên. Hãy nhờ quản trị viên của đơn vị cấp lại quyền rồi nhập tiếp, hoặc nhờ họ nhập phần còn lại.',
    en: 'The account that started this import may no longer import into this unit. The rows saved so far are kept. Ask an administrator of the unit to give the permission back and continue, or to import the rest.',
  },
  importKeepsRole: {
    status: 422,
    vi: 'Người này đã là thành viên với vai trò khác. Nhập tệp không đổi vai trò; hãy đổi ở trang của thành viên nếu cần.',
    en: 'This person is a member already, with another role. An import does not change roles; change it on the page of the member if needed.',
  },
  importKeepsUsername: {
    status: 422,
    vi: 'Người này đã là thành viên với tên đăng nhập khác. Nhập tệp không đổi tên đăng nhập; hãy để trống ô này.',
    en: 'This person is a member already, with another username. An import does not change usernames; leave this cell empty.',
  },
  studentNotNamed: {
    status: 422,
    vi: 'Dòng này không có mã, email hay tên đăng nhập của học viên. Hãy điền một trong các cột đó.',
    en: 'This row has no code, email or username of a student. Fill in one of these columns.',
  },
  studentNotFound: {
    status: 422,
    vi: 'Không tìm thấy người này trong đơn vị. Hãy kiểm tra lại, hoặc thêm người này ở trang Thành viên trước rồi nhập lại dòng này.',
    en: 'Nobody in the unit has this. Please check it, or add the person on the page Members first and import this row again.',
  },
  studentAmbiguous: {
    status: 422,
    vi: 'Nhiều người cùng có mã này. Hãy dùng email của người đó.',
    en: 'Several people have this code. Use the email of the person.',
  },
  studentKeysDiffer: {
    status: 422,
    vi: 'Ô này là của một người khác với các ô còn lại của dòng. Hãy sửa hoặc để trống ô sai.',
    en: 'This cell names somebody else than the other cells of the row. Correct the wrong one or leave it empty.',
  },
  notAStudent: {
    status: 422,
    vi: 'Người này không phải là học viên nên không vào lớp được.',
    en: 'This person is not a student and cannot attend a class.',
  },
  studentLocked: {
    status: 422,
    vi: 'Tài khoản của học viên này đang bị khóa. Hãy mở khóa trước.',
    en: 'The account of this student is locked. Unlock it first.',
  },
  studentTwiceInFile: {
    status: 422,
    vi: 'Học viên này đã có ở dòng {row} trong cùng tệp.',
    en: 'This student is in row {row} of the same file already.',
  },
  importNotUndoable: {
    status: 409,
    vi: 'Không hoàn tác được lần nhập này: chỉ hoàn tác được khi đã nhập xong, có dòng đã lưu, và trong 30 ngày kể từ lúc bắt đầu.',
    en: 'This import cannot be undone: that is possible once it has ended, if it has saved rows, and within 30 days of its start.',
  },
  importDependedOn: {
    status: 409,
    vi: 'Chưa hoàn tác gì, vì {count} dòng của lần nhập này đang được dùng hoặc đã được sửa: {names}.',
    en: 'Nothing was undone, because rows of this import are in use or were edited ({count}): {names}.',
  },
  rowTwiceInFile: {
    status: 422,
    vi: 'Câu hỏi này trùng với dòng {row} trong cùng tệp.',
    en: 'This question repeats row {row} of the same file.',
  },
  questionAlreadyInBank: {
    status: 422,
    vi: 'Ngân hàng câu hỏi đã có câu này.',
    en: 'This question is already in the question bank.',
  },
  placeTwiceInFile: {
    status: 422,
    vi: 'Trùng với dòng {row} trong cùng tệp. Mỗi thành viên cần một giá trị riêng.',
    en: 'This repeats row {row} of the same file. Each member needs a value of their own.',
  },
  roleMissing: {
    status: 422,
    vi: 'Thiếu vai trò. Hãy ghi một trong các vai trò: {allowed}.',
    en: 'The role is missing. Use one of these: {allowed}.',
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
    vi: 'Không có loại câu hỏi “{value}”. Hãy ghi một loại của tệp mẫu, ví dụ Chọn một đáp án, Đúng/Sai, Điền từ.',
    en: 'There is no question type “{value}”. Use a type of the template, for example Single choice, True or false, Fill in keywords.',
  },
  unknownCategory: {
    status: 422,
    vi: 'Không có danh mục “{value}”. Hãy chọn một danh mục đã có.',
    en: 'There is no category “{value}”. Please use one that exists.',
  },
  categoryAmbiguous: {
    status: 422,
    vi: 'Có nhiều danh mục con tên “{value}”. Hãy ghi cả danh mục cấp trên, ví dụ “{example}”.',
    en: 'Several subcategories are named “{value}”. Please write the category above it, too, for example “{example}”.',
  },
  optionGap: {
    status: 422,
    vi: 'Lựa chọn {letter} bị bỏ trống ở giữa. Hãy điền liên tục từ A.',
    en: 'Option {letter} is empty in the middle. Please fill the options from A on, without a gap.',
  },
  keyLetterUnknown: {
    status: 422,
    vi: 'Đáp án “{letter}” không ứng với lựa chọn nào.',
    en: 'The answer key “{letter}” does not match any option.',
  },
  keyAmbiguous: {
    status: 422,
    vi: 'Đáp án “{value}” vừa là nội dung của một lựa chọn, vừa là ký hiệu của lựa chọn khác. Hãy ghi nguyên văn lựa chọn đúng.',
    en: 'The answer key “{value}” is the text of one option and the letter of another. Please write the correct option in full.',
  },
  keyCountWrong: {
    status: 422,
    vi: 'Cần {expected} đáp án nhưng có {actual}.',
    en: 'There should be {expected} answers, but there are {actual}.',
  },
  orderKeyIncomplete: {
    status: 422,
    vi: 'Thứ tự đúng phải gồm đủ {count} ý, mỗi ý một lần, ví dụ C, A, B. Nếu các ý đã được viết theo thứ tự đúng, hãy để trống ô này.',
    en: 'The correct order names all {count} items once, for example C, A, B. Leave this empty if they are already in the correct order.',
  },
  blanksOutOfOrder: {
    status: 422,
    vi: 'Hãy đánh số các chỗ trống theo thứ tự xuất hiện trong nội dung: [[1]], [[2]], …',
    en: 'Please number the blanks in the order in which they appear in the content: [[1]], [[2]], …',
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
