import type { ErrorCode } from './codes.ts';

interface Message {
  readonly vi: string;
  readonly en: string;
}

/**
 * What a person reads for each code: what happened, and what to do now. One dictionary for server and portal.
 * `{name}` is a parameter; `{name|instant}` is an RFC 3339 instant, shown with its time zone. See `errorMessage`.
 */
export const messages = {
  unauthenticated: {
    vi: 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
    en: 'You are not signed in. Please sign in to go on.',
  },
  sessionExpired: {
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    en: 'Your session has expired. Please sign in again.',
  },
  inactiveTooLong: {
    vi: 'Bạn đã không hoạt động quá lâu. Vui lòng đăng nhập lại.',
    en: 'You have been inactive for too long. Please sign in again.',
  },
  signedInElsewhere: {
    vi: 'Tài khoản của bạn vừa đăng nhập trên một thiết bị khác, nên phiên này đã kết thúc. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    en: 'Your account has just signed in on another device, so this session has ended. If that was not you, change your password now.',
  },
  wrongCredentials: {
    vi: 'Tên đăng nhập hoặc mật khẩu không đúng. Vui lòng kiểm tra rồi thử lại.',
    en: 'The username or the password is wrong. Please check them and try again.',
  },
  accountLocked: {
    vi: 'Tài khoản này đang bị khóa. Vui lòng liên hệ quản trị viên của đơn vị để mở khóa.',
    en: 'This account is locked. Please ask the administrator of your unit to unlock it.',
  },
  accountInactive: {
    vi: 'Tài khoản này chưa được kích hoạt. Vui lòng mở e-mail kích hoạt, hoặc nhờ quản trị viên gửi lại.',
    en: 'This account is not active yet. Please open the activation e-mail, or ask your administrator to send it again.',
  },
  passwordMustBeChanged: {
    vi: 'Bạn đang dùng mật khẩu tạm. Hãy đặt mật khẩu mới trước khi tiếp tục.',
    en: 'You have signed in with a temporary password. Set a new one before you go on.',
  },
  tooManySignIns: {
    vi: 'Bạn đã đăng nhập sai quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
    en: 'There were too many failed sign-ins. Please try again in {minutes} min.',
  },
  wrongCode: { vi: 'Mã code không đúng!', en: 'The code is wrong!' },
  codeExpired: {
    vi: 'Mã không còn hiệu lực. Vui lòng quay lại đăng nhập để nhận mã mới.',
    en: 'The code no longer holds. Please go back and sign in to receive a new one.',
  },
  youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails: {
    vi: 'Hệ thống đã gửi quá nhiều e-mail cho bạn. Vui lòng xem lại hộp thư (cả mục thư rác) hoặc thử lại sau {minutes} phút.',
    en: 'You have reached the limit of e-mails. Please look through your mailbox (the spam folder, too), or try again in {minutes} min.',
  },
  passwordTooWeak: {
    vi: 'Mật khẩu cần ít nhất 8 ký tự, gồm chữ thường, chữ hoa, chữ số và ký tự đặc biệt.',
    en: 'A password needs 8 characters at least, with lower and upper case letters, digits and special characters.',
  },
  passwordsDiffer: {
    vi: 'Mật khẩu nhập lại không khớp. Vui lòng nhập lại.',
    en: 'The two passwords differ. Please repeat the password.',
  },
  oldPasswordWrong: {
    vi: 'Mật khẩu cũ không đúng. Vui lòng kiểm tra rồi nhập lại.',
    en: 'The old password is wrong. Please check it and enter it again.',
  },
  passwordWrong: {
    vi: 'Mật khẩu không đúng. Vui lòng kiểm tra rồi nhập lại.',
    en: 'The password is wrong. Please check it and enter it again.',
  },
  resetLinkInvalid: {
    vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực hoặc đã được dùng. Vui lòng yêu cầu liên kết mới ở trang “Quên mật khẩu”.',
    en: 'This link to reset the password no longer holds or has been used. Please ask for a new one by “Forgot password”.',
  },
  passwordUnchanged: {
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password must differ from the old one.',
  },
  bornInTheFuture: {
    vi: 'Ngày sinh không được ở tương lai.',
    en: 'The date of birth must not be in the future.',
  },

  badRequest: {
    vi: 'Hệ thống không đọc được yêu cầu này. Vui lòng tải lại trang rồi thử lại.',
    en: 'This request could not be read. Please reload the page and try again.',
  },
  forbidden: {
    vi: 'Bạn không có quyền thực hiện thao tác này. Thao tác dành cho vai trò: {who|roles}.',
    en: 'You are not authorized to do so. It is for these roles: {who|roles}.',
  },
  forbiddenToEdit: {
    vi: 'Bạn không có quyền sửa mục này. Chỉ người tạo và quản trị viên được sửa.',
    en: 'You have no permission to edit this. Only its creator and administrators may.',
  },
  forbiddenToLock: {
    vi: 'Bạn không có quyền khóa hoặc mở khóa mục này. Vui lòng nhờ quản trị viên của đơn vị.',
    en: 'You have no permission to lock or unlock this. Please ask the administrator of your unit.',
  },
  forbiddenToDelete: {
    vi: 'Bạn không có quyền xóa mục này. Chỉ người tạo và quản trị viên được xóa.',
    en: 'You have no permission to delete this. Only its creator and administrators may.',
  },
  notFound: {
    vi: 'Không tìm thấy nội dung này. Có thể nội dung đã bị xóa hoặc đường dẫn không đúng.',
    en: 'This could not be found. It may have been deleted, or the address is wrong.',
  },
  methodNotAllowed: {
    vi: 'Thao tác này không được hỗ trợ ở địa chỉ này.',
    en: 'This address does not support that action.',
  },
  conflict: {
    vi: 'Nội dung này vừa được thay đổi ở nơi khác. Vui lòng tải lại rồi thực hiện lại.',
    en: 'This has just been changed elsewhere. Please reload it and try again.',
  },
  payloadTooLarge: {
    vi: 'Dữ liệu gửi lên quá lớn. Vui lòng gửi ít hơn trong một lần.',
    en: 'Too much was sent at once. Please send less.',
  },
  unsupportedMediaType: {
    vi: 'Hệ thống không hỗ trợ định dạng dữ liệu này.',
    en: 'This format is not supported.',
  },
  validationFailed: {
    vi: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
    en: 'Some of the information is not valid. Please look at the marked fields.',
  },
  tooManyRequests: {
    vi: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát rồi thử lại.',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  internal: {
    vi: 'Hệ thống gặp lỗi. Lỗi đã được ghi lại; vui lòng thử lại sau ít phút.',
    en: 'Something went wrong on our side. It has been recorded; please try again in a few minutes.',
  },
  serviceUnavailable: {
    vi: 'Hệ thống tạm thời bận. Vui lòng thử lại sau giây lát.',
    en: 'The service is busy for the moment. Please try again shortly.',
  },

  thisFieldIsRequired: { vi: 'Trường này là bắt buộc!', en: 'This field is required!' },
  invalidValue: { vi: 'Giá trị không hợp lệ.', en: 'This value is not valid.' },
  unknownField: { vi: 'Không có trường “{field}”.', en: 'There is no field “{field}”.' },
  unknownReference: {
    vi: 'Mục được chọn không còn tồn tại. Vui lòng chọn lại.',
    en: 'What was chosen does not exist any more. Please choose again.',
  },
  tooShort: { vi: 'Cần ít nhất {min} ký tự.', en: 'Use at least {min} characters.' },
  tooLong: {
    vi: 'Tối đa {max} ký tự. Vui lòng rút gọn.',
    en: 'At most {max} characters. Please shorten it.',
  },
  tooSmall: { vi: 'Giá trị phải từ {min} trở lên.', en: 'The value must be {min} or more.' },
  tooLarge: { vi: 'Giá trị không được vượt quá {max}.', en: 'The value must be {max} or less.' },
  tooManyItems: { vi: 'Tối đa {max} mục.', en: 'At most {max} items.' },
  notOneOf: {
    vi: '“{value}” không nằm trong các giá trị được phép: {allowed}.',
    en: '“{value}” is not one of the allowed values: {allowed}.',
  },
  notANumber: {
    vi: '“{value}” không phải là số. Ví dụ đúng: 8,5 hoặc 1.234,5.',
    en: '“{value}” is not a number. Examples: 8.5 or 1,234.5.',
  },
  numberAmbiguous: {
    vi: '“{value}” có thể hiểu là {grouped} hoặc {decimal}. Hãy viết số không có dấu phân cách hàng nghìn.',
    en: '“{value}” may mean {grouped} or {decimal}. Please write it without a thousands separator.',
  },
  notAnInteger: { vi: '“{value}” không phải là số nguyên.', en: '“{value}” is not a whole number.' },
  tooManyDecimals: {
    vi: 'Chỉ được tối đa {max} chữ số thập phân.',
    en: 'Use at most {max} decimal places.',
  },
  notADate: {
    vi: '“{value}” không phải là ngày hợp lệ. Hãy viết ngày/tháng/năm, ví dụ 21/11/2026.',
    en: '“{value}” is not a valid date. Please write day/month/year, for example 21/11/2026.',
  },
  notAPhone: {
    vi: 'Số điện thoại phải gồm 9 hoặc 10 chữ số, ví dụ 0912345678.',
    en: 'A phone number has 9 or 10 digits, for example 0912345678.',
  },
  notAnEmail: {
    vi: 'E-mail không đúng định dạng, ví dụ ten@congty.vn.',
    en: 'This is not an e-mail address; an example is name@company.com.',
  },
  notABoolean: {
    vi: '“{value}” không phải là Đúng hoặc Sai.',
    en: '“{value}” is neither true nor false.',
  },

  superAdminsManageSuperAdmins: {
    vi: 'Chỉ quản trị hệ thống được thay đổi tài khoản của quản trị hệ thống.',
    en: 'Only system administrators may change the account of a system administrator.',
  },
  superAdminsMakeSuperAdmins: {
    vi: 'Quản trị đơn vị không được cấp vai trò quản trị hệ thống. Vui lòng nhờ quản trị hệ thống.',
    en: 'A unit administrator cannot give the role of system administrator. Please ask a system administrator.',
  },
  adminsKeepToTheirUnit: {
    vi: 'Quản trị đơn vị chỉ quản lý thành viên của đơn vị mình. Vui lòng nhờ quản trị hệ thống cho đơn vị khác.',
    en: 'A unit administrator manages members of the own unit only. Please ask a system administrator for another unit.',
  },
  ownRoleUnchanged: {
    vi: 'Bạn không thể đổi vai trò của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot change your own role. Please ask another administrator.',
  },
  ownAccountNotLocked: {
    vi: 'Bạn không thể khóa tài khoản của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot lock your own account. Please ask another administrator.',
  },
  ownAccountNotDeleted: {
    vi: 'Bạn không thể xóa tài khoản của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot delete your own account. Please ask another administrator.',
  },
  ownPasswordInProfile: {
    vi: 'Mật khẩu của chính bạn được đổi ở trang “Thông tin của tôi”.',
    en: 'Your own password is changed on the page “My info”.',
  },
  ownTwoFactorInProfile: {
    vi: 'Xác thực hai bước của chính bạn được bật hoặc tắt ở trang “Thông tin của tôi”.',
    en: 'Your own two-step sign-in is turned on and off on the page “My info”.',
  },
  memberBoundToUnit: {
    vi: 'Thành viên đã có lớp học, bài làm hoặc nội dung trong đơn vị nên không chuyển sang đơn vị khác được. Hãy tạo tài khoản mới ở đơn vị kia.',
    en: 'The member has classes, attempts or content in the unit and cannot move to another. Please make a new account there.',
  },
  memberAlreadyLocked: {
    vi: 'Tài khoản này đã bị khóa từ trước.',
    en: 'This account is locked already.',
  },
  memberNotLocked: { vi: 'Tài khoản này không bị khóa.', en: 'This account is not locked.' },
  memberLocked: {
    vi: 'Tài khoản đang bị khóa. Hãy mở khóa trước khi đổi mật khẩu.',
    en: 'The account is locked. Unlock it before you change the password.',
  },
  memberNotInactive: {
    vi: 'Chỉ áp dụng cho tài khoản chưa kích hoạt. Hãy bỏ chọn những tài khoản khác.',
    en: 'This is for accounts that are not active yet. Please take the others out of the selection.',
  },
  memberNotActiveYet: {
    vi: 'Tài khoản chưa được kích hoạt. Hãy gửi lại e-mail kích hoạt để thành viên tự đặt mật khẩu.',
    en: 'The account is not active yet. Send the activation e-mail again: the member sets the first password.',
  },
  memberInUse: {
    vi: 'Không xóa được vì thành viên đã có bài làm, điểm chấm, lớp học hoặc nội dung đã tạo. Hãy khóa tài khoản thay vì xóa.',
    en: 'The member has attempts, marks, classes or made content and cannot be deleted. Lock the account instead.',
  },
  activationLinkInvalid: {
    vi: 'Liên kết kích hoạt không còn hiệu lực hoặc đã được dùng. Vui lòng nhờ quản trị viên của đơn vị gửi lại.',
    en: 'This activation link no longer holds or has been used. Please ask the administrator of your unit to send it again.',
  },
  emailTaken: {
    vi: 'E-mail này đã được dùng cho một tài khoản khác.',
    en: 'Another account uses this e-mail already.',
  },
  usernameTaken: {
    vi: 'Tên đăng nhập này đã được dùng. Vui lòng chọn tên khác.',
    en: 'This username is taken. Please choose another one.',
  },
  membershipCodeTaken: {
    vi: 'Mã thành viên này đã được dùng trong đơn vị.',
    en: 'Another member of the unit has this membership code already.',
  },
  notAUsername: {
    vi: 'Tên đăng nhập có từ 3 đến 100 ký tự, gồm chữ, số và các dấu . _ - @ +, không có khoảng trắng.',
    en: 'A username has 3 to 100 letters, digits or the signs . _ - @ +, and no blanks.',
  },

  registrationClosed: {
    vi: 'Mã đơn vị không đúng, hoặc đơn vị hiện không nhận đăng ký. Vui lòng hỏi đơn vị để nhận liên kết đăng ký.',
    en: 'The code of the unit is wrong, or the unit takes no registrations now. Please ask the unit for its registration link.',
  },
  admissionPending: {
    vi: 'Đơn vị chưa duyệt yêu cầu đăng ký của bạn nên bạn chưa dùng được phần này.',
    en: 'The unit has not approved your registration yet, so this is not open to you.',
  },
  requestAlreadyApproved: {
    vi: '{by} đã duyệt yêu cầu của {name} lúc {time|instant}. Vui lòng tải lại danh sách.',
    en: '{by} approved the request of {name} at {time|instant}. Please reload the list.',
  },
  requestAlreadyDenied: {
    vi: '{by} đã từ chối yêu cầu của {name} lúc {time|instant}. Vui lòng tải lại danh sách.',
    en: '{by} denied the request of {name} at {time|instant}. Please reload the list.',
  },
  classOfAnotherUnit: {
    vi: 'Lớp học này thuộc đơn vị khác. Vui lòng chọn lớp của đơn vị mà học viên đăng ký.',
    en: 'This class belongs to another unit. Please choose a class of the unit that was asked.',
  },
  alreadyInClass: { vi: 'Bạn đã có trong lớp học này.', en: 'You are in this class already.' },
  alreadyAsked: {
    vi: 'Bạn đã gửi yêu cầu này và đơn vị chưa trả lời. Vui lòng chờ đơn vị duyệt.',
    en: 'You have asked for this already. Please wait for the answer of the unit.',
  },

  optionsMissing: {
    vi: 'Câu hỏi cần ít nhất một lựa chọn.',
    en: 'The question needs at least one option.',
  },
  optionTwice: {
    vi: 'Lựa chọn “{option}” bị lặp lại.',
    en: 'The option “{option}” appears twice.',
  },
  answerMissing: {
    vi: 'Câu hỏi chưa có đáp án đúng. Vui lòng chọn đáp án.',
    en: 'No right answer is chosen. Please choose one.',
  },
  answerUnknown: {
    vi: 'Đáp án không nằm trong các lựa chọn của câu hỏi.',
    en: 'The right answer is not among the options of the question.',
  },
  characterLimitNotPositive: {
    vi: 'Giới hạn ký tự phải là số nguyên lớn hơn 0.',
    en: 'The character limit must be a whole number above 0.',
  },
  blanksMissing: {
    vi: 'Nội dung chưa có chỗ trống. Hãy đánh dấu chỗ trống bằng [[1]], [[2]], …',
    en: 'The text has no blank. Mark the blanks with [[1]], [[2]], …',
  },
  blankTwice: {
    vi: 'Chỗ trống [[{blank}]] xuất hiện nhiều lần. Mỗi chỗ trống cần một số riêng.',
    en: 'The blank [[{blank}]] appears more than once. Each blank needs its own number.',
  },
  blanksNotOptions: {
    vi: 'Nội dung có {blanks} chỗ trống nhưng có {options} đáp án. Hai số này phải bằng nhau.',
    en: 'The text has {blanks} blanks but there are {options} answers. The two must be equal.',
  },
  wordUsedTwice: {
    vi: 'Từ “{word}” được dùng cho nhiều chỗ trống. Mỗi từ chỉ dùng một lần.',
    en: 'The word “{word}” is used for more than one blank. A word is used once.',
  },
  keyOfOtherType: {
    vi: 'Đáp án không cùng loại với câu hỏi. Vui lòng nhập lại đáp án.',
    en: 'The key is of another type than the question. Please enter the key again.',
  },
  pairsIncomplete: {
    vi: 'Mỗi vế trái cần được ghép với đúng một vế phải.',
    en: 'Each left clause needs exactly one right clause.',
  },
  orderIncomplete: {
    vi: 'Thứ tự đúng phải có đủ các vế, mỗi vế một lần.',
    en: 'The right order must hold every clause, each once.',
  },
  clausesTooFew: {
    vi: 'Câu hỏi cần ít nhất {min} vế.',
    en: 'The question needs at least {min} clauses.',
  },
  questionInUse: {
    vi: 'Không xóa được vì câu hỏi đang được dùng trong đề thi.',
    en: 'It cannot be deleted because an exam uses the question.',
  },

  examPartsMissing: { vi: 'Đề thi cần ít nhất một phần.', en: 'The exam needs at least one part.' },
  examPartQuestionsMissing: {
    vi: 'Mỗi phần cần ít nhất một câu hỏi.',
    en: 'Each part needs at least one question.',
  },
  examQuestionTwice: {
    vi: 'Một câu hỏi chỉ được xuất hiện một lần trong đề thi.',
    en: 'A question may appear only once in an exam.',
  },
  examPartSumWrong: {
    vi: 'Tổng điểm các câu hỏi là {sum}, nhưng điểm của phần là {score}. Hai số này phải bằng nhau.',
    en: 'The questions add up to {sum}, but the part is worth {score}. The two must be equal.',
  },
  examTotalWrong: {
    vi: 'Tổng điểm các phần là {sum}. Tổng điểm của đề thi phải là {total}.',
    en: 'The parts add up to {sum}. The exam must total {total}.',
  },
  scoreNotPositive: { vi: 'Điểm phải lớn hơn 0.', en: 'The score must be above 0.' },
  pleaseSelectTheExamYouWantToLock: {
    vi: 'Vui lòng chọn đề thi bạn muốn khóa.',
    en: 'Please select the exam you want to lock.',
  },
  unableToLockExamPapersWithDraftStatus: {
    vi: 'Không thể khóa đề thi ở trạng thái Bản nháp. Hãy công khai đề thi trước.',
    en: 'Unable to lock exam papers with draft status. Publish the exam first.',
  },
  unableToOpenExamPapersWithDraftStatus: {
    vi: 'Không thể mở khóa đề thi ở trạng thái Bản nháp. Hãy công khai đề thi trước.',
    en: 'Unable to open exam papers with draft status. Publish the exam first.',
  },
  examAlreadyLocked: { vi: 'Đề thi này đã bị khóa từ trước.', en: 'This exam is locked already.' },
  examNotLocked: { vi: 'Đề thi này không bị khóa.', en: 'This exam is not locked.' },
  examAlreadyPublished: {
    vi: 'Đề thi này đã được công khai.',
    en: 'This exam is published already.',
  },
  examNotPublished: {
    vi: 'Đề thi chưa được công khai. Hãy công khai đề thi trước khi giao.',
    en: 'The exam is not published yet. Publish it before you assign it.',
  },
  examLocked: {
    vi: 'Đề thi đang bị khóa. Vui lòng liên hệ giảng viên hoặc quản trị viên.',
    en: 'The exam is locked. Please ask the teacher or an administrator.',
  },
  examInUse: {
    vi: 'Không xóa được vì đề thi đã được giao cho lớp học.',
    en: 'It cannot be deleted because the exam is assigned to a class.',
  },

  pleaseSelectAClass: { vi: 'Vui lòng chọn lớp học.', en: 'Please select a class.' },
  endNotAfterStart: {
    vi: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
    en: 'The end must be after the start.',
  },
  startInThePast: {
    vi: 'Thời gian bắt đầu không được ở quá khứ.',
    en: 'The start must not be in the past.',
  },
  endInThePast: {
    vi: 'Thời gian kết thúc phải sau thời điểm hiện tại.',
    en: 'The end must be in the future.',
  },
  startBeforeClassStart: {
    vi: 'Bài thi phải bắt đầu sau khi lớp học mở ({start|instant}).',
    en: 'The exam must start after the class opens ({start|instant}).',
  },
  endAfterClassEnd: {
    vi: 'Bài thi phải kết thúc trước khi lớp học đóng ({end|instant}).',
    en: 'The exam must end before the class closes ({end|instant}).',
  },
  participantsMissing: {
    vi: 'Vui lòng chọn ít nhất một người tham gia.',
    en: 'Please choose at least one participant.',
  },
  participantNotInClass: {
    vi: 'Có người tham gia không thuộc lớp học này. Vui lòng chọn lại.',
    en: 'A participant is not in this class. Please choose again.',
  },
  classEnded: {
    vi: 'Lớp học đã kết thúc nên không thể thay đổi hoặc làm bài nữa.',
    en: 'The class has ended: nothing in it can be changed or taken any more.',
  },

  notAParticipant: {
    vi: 'Bạn không có trong danh sách dự thi. Vui lòng liên hệ giảng viên của lớp.',
    en: 'You are not on the list for this exam. Please ask the teacher of the class.',
  },
  assignmentNotOpen: {
    vi: 'Chưa đến giờ làm bài. Bài thi mở lúc {start|instant}.',
    en: 'The time to take the test has not come yet. It opens at {start|instant}.',
  },
  assignmentOver: {
    vi: 'Đã hết thời gian làm bài. Bài thi đóng lúc {end|instant}.',
    en: 'The time for this test is over. It closed at {end|instant}.',
  },
  noAttemptLeft: {
    vi: 'Bạn đã dùng hết {allowed} lượt làm bài.',
    en: 'You have used all of your attempts ({allowed}).',
  },
  attemptOver: {
    vi: 'Bài làm đã được nộp nên không nhận thêm câu trả lời.',
    en: 'The attempt has been submitted, so no more answers are taken.',
  },
  answerTooLate: {
    vi: 'Câu trả lời đến sau khi hết giờ ({deadline|instant}) nên không được tính. Các câu đã lưu trước đó vẫn được giữ.',
    en: 'The answer arrived after the deadline ({deadline|instant}) and does not count. What was saved before is kept.',
  },
  notTimeYet: {
    vi: 'Chưa hết giờ làm bài ({deadline|instant}). Bạn vẫn có thể tiếp tục hoặc tự nộp bài.',
    en: 'The time is not over yet ({deadline|instant}). You can go on, or submit it yourself.',
  },
  answerBatchGap: {
    vi: 'Máy chủ chưa nhận đủ các thay đổi trước đó. Trang sẽ tự gửi lại.',
    en: 'The server lacks earlier changes. The page sends them again by itself.',
  },
  answerBatchNotConsecutive: {
    vi: 'Các thay đổi trong một lần lưu phải được đánh số liên tiếp.',
    en: 'The changes of one save must be numbered without a gap.',
  },
  answersMissing: {
    vi: 'Một số câu trả lời còn ở trên thiết bị này. Trang sẽ gửi lên máy chủ trước khi nộp bài.',
    en: 'Some answers are still only on this device. The page sends them before it submits.',
  },
  questionNotInAttempt: {
    vi: 'Câu hỏi này không thuộc bài làm.',
    en: 'This question is not part of the attempt.',
  },
  answerWrongShape: {
    vi: 'Câu trả lời không đúng dạng của câu hỏi. Vui lòng trả lời lại câu này.',
    en: 'The answer does not fit the question. Please answer it again.',
  },
  answerTooLong: {
    vi: 'Câu trả lời dài quá {max} ký tự. Vui lòng rút gọn.',
    en: 'The answer is longer than {max} characters. Please shorten it.',
  },
  journalOfAnotherAttempt: {
    vi: 'Các câu trả lời này thuộc về một lượt làm bài khác.',
    en: 'These answers belong to another attempt.',
  },

  attemptNotOver: {
    vi: 'Học viên chưa nộp bài. Chỉ chấm được bài đã nộp.',
    en: 'The student has not submitted yet. Only a submitted attempt can be marked.',
  },
  reviewNotYetAllowed: {
    vi: 'Bạn xem được bài làm và đáp án sau khi nộp bài.',
    en: 'You can see the exam and its answers once the attempt is submitted.',
  },
  markOutOfRange: {
    vi: 'Điểm phải từ 0 đến {max}.',
    en: 'The mark must be between 0 and {max}.',
  },
  markedByTheServer: {
    vi: 'Câu này do hệ thống chấm tự động.',
    en: 'This question is marked automatically.',
  },

  fileMissing: { vi: 'Vui lòng chọn tệp.', en: 'Please choose a file.' },
  fileEmpty: {
    vi: 'Tệp không có dữ liệu. Hãy tải tệp mẫu và điền từ dòng thứ hai.',
    en: 'The file holds no data. Download the template and fill it in from the second row.',
  },
  fileEncrypted: {
    vi: 'Tệp được bảo vệ bằng mật khẩu. Hãy bỏ mật khẩu trong Excel rồi chọn lại tệp.',
    en: 'The file is protected by a password. Remove the password in Excel and choose the file again.',
  },
  fileNotSpreadsheet: {
    vi: 'Tệp này không phải bảng tính. Hãy dùng tệp .xlsx, .xls, .ods hoặc .csv.',
    en: 'This file is not a spreadsheet. Please use an .xlsx, .xls, .ods or .csv file.',
  },
  fileUnreadable: {
    vi: 'Không đọc được tệp. Hãy mở tệp trong Excel, lưu lại dưới dạng .xlsx rồi chọn lại.',
    en: 'The file cannot be read. Open it in Excel, save it as .xlsx and choose it again.',
  },
  fileTooLarge: {
    vi: 'Tệp lớn hơn {max} MB. Hãy chọn tệp nhỏ hơn hoặc chia tệp ra.',
    en: 'The file is larger than {max} MB. Please choose a smaller one, or split it.',
  },
  fileNotAllowed: {
    vi: 'Loại tệp này không được nhận. Hãy chọn tệp {allowed}.',
    en: 'Files of this kind are not taken. Please choose one of {allowed}.',
  },
  fileIsAnother: {
    vi: 'Tệp có đuôi {said} nhưng nội dung là {found}. Hãy chọn tệp đúng loại.',
    en: 'The file says {said} but is {found}. Please choose a file that is what it says.',
  },
  fileContentUnknown: {
    vi: 'Tệp có đuôi {said} nhưng nội dung không phải loại đó. Hãy chọn tệp đúng loại.',
    en: 'The file says {said} but is something else. Please choose a file that is what it says.',
  },
  pictureUnreadable: {
    vi: 'Không đọc được ảnh này: tệp bị hỏng hoặc chưa tải về đủ. Hãy chọn ảnh khác.',
    en: 'This picture cannot be read: the file is damaged or cut off. Please choose another one.',
  },
  pictureTooLarge: {
    vi: 'Ảnh {width} × {height} điểm ảnh là quá lớn. Mỗi cạnh tối đa {side} điểm ảnh, tất cả tối đa {megapixels} triệu. Hãy thu nhỏ ảnh.',
    en: 'A picture of {width} × {height} pixels is too large: {side} a side and {megapixels} million in all are the most. Please make it smaller.',
  },
  rangeNotSatisfiable: {
    vi: 'Tệp không có phần được yêu cầu. Vui lòng tải lại từ đầu.',
    en: 'The file has no such part. Please load it again from the beginning.',
  },
  tooManyRows: {
    vi: 'Tệp có {rows} dòng, nhiều hơn mức {max} dòng mỗi lần nhập. Hãy chia thành nhiều tệp.',
    en: 'The file has {rows} rows; at most {max} can be imported at once. Please split it.',
  },
  tooManyToExport: {
    vi: 'Danh sách có hơn {max} dòng. Hãy lọc bớt rồi xuất lại.',
    en: 'The list has more than {max} rows. Please narrow it and export again.',
  },
  columnMissing: {
    vi: 'Thiếu cột “{column}”. Hãy thêm cột này hoặc chọn cột tương ứng.',
    en: 'The column “{column}” is missing. Add it, or choose the column that stands for it.',
  },
  columnTwice: {
    vi: 'Hai cột cùng được hiểu là “{column}”. Vui lòng chỉ giữ một cột.',
    en: 'Two columns are read as “{column}”. Please keep only one.',
  },
  cellTooLong: {
    vi: 'Ô này dài quá {max} ký tự. Vui lòng rút gọn.',
    en: 'This cell is longer than {max} characters. Please shorten it.',
  },
  formulaUnreadable: {
    vi: 'Ô này là công thức không có kết quả. Hãy dán giá trị vào ô rồi chọn lại tệp.',
    en: 'This cell is a formula without a result. Paste its value into the cell and choose the file again.',
  },
  nothingToImport: {
    vi: 'Không có dòng hợp lệ nào để nhập.',
    en: 'There is no valid row to import.',
  },
  rowTwiceInFile: {
    vi: 'Câu hỏi này trùng với dòng {row} trong cùng tệp.',
    en: 'This question repeats row {row} of the same file.',
  },
  questionAlreadyInBank: {
    vi: 'Ngân hàng câu hỏi đã có câu này.',
    en: 'The question bank has this question already.',
  },
  placeTwiceInFile: {
    vi: 'Trùng với dòng {row} trong cùng tệp. Mỗi thành viên cần một giá trị riêng.',
    en: 'Row {row} of the same file has this already. Each member needs one of their own.',
  },
  roleMissing: {
    vi: 'Thiếu phân quyền. Hãy ghi một vai trò: {allowed}.',
    en: 'The permission is missing. Give a role: {allowed}.',
  },
  unknownRole: {
    vi: 'Không có vai trò “{value}”. Các vai trò nhập được: {allowed}.',
    en: 'There is no role “{value}”. The roles that can be imported: {allowed}.',
  },
  superAdminNotImported: {
    vi: 'Không thể tạo quản trị hệ thống bằng cách nhập tệp.',
    en: 'A system administrator cannot be created by an import.',
  },
  rowOfAnotherUnit: {
    vi: 'Dòng này ghi đơn vị “{value}”, nhưng tệp đang được nhập vào “{unit}”.',
    en: 'This row names the unit “{value}”, but the file is imported into “{unit}”.',
  },
  unknownQuestionType: {
    vi: 'Không có loại câu hỏi “{value}”. Ví dụ đúng: Một lựa chọn, Đúng/Sai, Điền từ.',
    en: 'There is no question type “{value}”. Examples: One choice, True/False, Fill keyword.',
  },
  unknownCategory: {
    vi: 'Không có danh mục “{value}”. Hãy chọn một danh mục đã có.',
    en: 'There is no category “{value}”. Please use one that exists.',
  },
  optionGap: {
    vi: 'Lựa chọn {letter} bị bỏ trống ở giữa. Hãy điền liên tục từ A.',
    en: 'Option {letter} is empty in the middle. Please fill the options from A on, without a gap.',
  },
  keyLetterUnknown: {
    vi: 'Đáp án “{letter}” không ứng với lựa chọn nào.',
    en: 'The key “{letter}” stands for no option.',
  },
  keyCountWrong: {
    vi: 'Cần {expected} đáp án nhưng có {actual}.',
    en: 'There should be {expected} answers, but there are {actual}.',
  },
  pairUnreadable: {
    vi: 'Hãy viết mỗi cặp dưới dạng “vế trái = vế phải”. Ô này là “{value}”.',
    en: 'Write each pair as “left = right”. This cell is “{value}”.',
  },
  correctOptionNotStarred: {
    vi: 'Hãy đánh dấu * sau đúng một lựa chọn, ví dụ “Hà Nội*; Huế; Đà Nẵng”.',
    en: 'Mark exactly one option with *, for example “Paris*; Rome; Berlin”.',
  },
} as const satisfies Record<ErrorCode, Message>;
