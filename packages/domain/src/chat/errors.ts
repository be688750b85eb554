import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the chat that the portal finds too. */
export const errors = {
  chatWithOneself: {
    status: 422,
    vi: 'Bạn không thể nhắn tin cho chính mình. Hãy chọn người khác.',
    en: 'You cannot write to yourself. Choose somebody else.',
  },
  chatPersonUnreachable: {
    status: 404,
    vi: 'Bạn không thể nhắn tin cho người này. Hãy chọn một người trong danh sách liên hệ của bạn.',
    en: 'You cannot write to this person. Choose somebody from your list of contacts.',
  },
  chatPersonLocked: {
    status: 409,
    vi: 'Tài khoản của người này đang bị khóa nên không nhận được tin nhắn. Hãy liên hệ người khác trong đơn vị.',
    en: 'The account of this person is locked and receives no messages. Contact somebody else of the unit.',
  },
  chatPersonNotReady: {
    status: 409,
    vi: 'Người này chưa kích hoạt tài khoản hoặc chưa được duyệt. Hãy nhắn tin sau, hoặc liên hệ bằng cách khác.',
    en: 'This person has not activated the account or is not admitted yet. Write later, or use another way.',
  },
  chatMessageEmpty: {
    status: 422,
    vi: 'Hãy nhập nội dung tin nhắn.',
    en: 'Enter a message.',
  },
  chatMessageTooLong: {
    status: 422,
    vi: 'Tin nhắn có {count} ký tự, tối đa {max}. Hãy chia thành nhiều tin nhắn hoặc gửi dưới dạng tệp.',
    en: 'The message has {count} characters, at most {max} are possible. Send several messages, or a file.',
  },
  chatTitleTooLong: {
    status: 422,
    vi: 'Tên nhóm dài quá {max} ký tự. Hãy rút ngắn tên nhóm.',
    en: 'The title has more than {max} characters. Please shorten it.',
  },
  chatTooFewMembers: {
    status: 422,
    vi: 'Nhóm cần ít nhất {min} người, kể cả bạn. Hãy chọn thêm thành viên.',
    en: 'A group needs at least {min} people, you included. Choose more members.',
  },
  chatTooManyMembers: {
    status: 422,
    vi: 'Nhóm có tối đa {max} người. Hãy chọn ít thành viên hơn.',
    en: 'A group has at most {max} people. Choose fewer members.',
  },
  chatGroupLeft: {
    status: 409,
    vi: 'Bạn không còn là thành viên của nhóm này nên không gửi được tin nhắn. Hãy nhờ quản trị viên nhóm thêm lại bạn.',
    en: 'You are no longer a member of this group and cannot write to it. Ask an administrator of the group to add you again.',
  },
  chatGroupOfClass: {
    status: 409,
    vi: 'Đây là nhóm của lớp học, thành viên theo danh sách lớp. Hãy thay đổi ở trang lớp học.',
    en: 'This is the group of a class, and has the people of the class. Make the change on the page of the class.',
  },
  chatGroupNotAdministrator: {
    status: 403,
    vi: 'Chỉ quản trị viên nhóm mới làm được việc này. Hãy nhờ một quản trị viên của nhóm.',
    en: 'Only administrators of the group can do this. Ask one of them.',
  },
  chatGroupNeedsAdministrator: {
    status: 409,
    vi: 'Bạn là quản trị viên cuối cùng của nhóm. Hãy chọn một thành viên làm quản trị viên trước khi rời nhóm.',
    en: 'You are the last administrator of the group. Choose a member as administrator before you leave.',
  },
} as const satisfies ErrorTable;
