import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the chat that only the server finds: the portal is told who may write, and who may change a group. */
export const serverErrors = {
  chatOneReceiver: {
    status: 422,
    vi: 'Hãy chọn một người nhận hoặc một nhóm.',
    en: 'Choose one person or one group.',
  },
  chatFileMissing: {
    status: 422,
    vi: 'Hãy chọn một tệp để gửi.',
    en: 'Choose a file to send.',
  },
  chatFileUnexpected: {
    status: 422,
    vi: 'Tin nhắn này không có tệp đính kèm. Hãy bỏ tệp, hoặc gửi dưới dạng tệp đính kèm.',
    en: 'This message has no attachment. Remove the file, or send it as an attachment.',
  },
  chatMembersUnreachable: {
    status: 422,
    vi: 'Có người mà bạn không thể thêm vào nhóm. Hãy bỏ người đó khỏi danh sách.',
    en: 'There is somebody whom you cannot add to a group. Remove that person from the list.',
  },
  chatNotMember: {
    status: 422,
    vi: 'Có người không phải là thành viên của nhóm. Hãy chọn trong danh sách thành viên.',
    en: 'There is somebody who is not a member of the group. Choose from its members.',
  },
  chatRemovesOneself: {
    status: 422,
    vi: 'Bạn không thể tự xóa mình khỏi nhóm. Hãy dùng chức năng rời nhóm.',
    en: 'You cannot remove yourself from the group. Leave the group instead.',
  },
  chatDuringExam: {
    status: 409,
    vi: 'Bạn đang làm bài thi nên trò chuyện tạm đóng. Trò chuyện mở lại khi bạn nộp bài, muộn nhất lúc {until|instant}.',
    en: 'The chat is closed while you are sitting an exam. It opens again once you submit, at the latest at {until|instant}.',
  },
  chatTooFast: {
    status: 429,
    vi: 'Bạn đã gửi quá nhiều tin nhắn trong một phút. Hãy chờ {seconds} giây rồi gửi tiếp.',
    en: 'You have sent too many messages within a minute. Wait {seconds} s and send again.',
  },
  chatStorageFull: {
    status: 409,
    vi: 'Bạn còn {left} MB trong {max} MB dành cho tệp trò chuyện, tệp này cần {size} MB. Hãy gửi tệp nhỏ hơn, hoặc chia sẻ tệp từ tài liệu cá nhân.',
    en: 'You have {left} MB left of {max} MB for files in the chat, this file needs {size} MB. Send a smaller one, or share it from your personal documents.',
  },
  chatBothWays: {
    status: 422,
    vi: 'Chỉ dùng một trong hai tham số before và since.',
    en: 'Use only one of before and since.',
  },
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
  chatGroupLeft: {
    status: 409,
    vi: 'Bạn không còn trong nhóm này từ {at|instant}: bạn đọc được tin nhắn đến lúc đó và không gửi được tin mới. Muốn vào lại, hãy nhờ quản trị viên nhóm.',
    en: 'You have not been in this group since {at|instant}: you can read its messages up to then, and send none. To join again, ask an administrator of the group.',
  },
  chatClassLeft: {
    status: 409,
    vi: 'Bạn không còn trong lớp này từ {at|instant}: bạn đọc được tin nhắn của nhóm lớp đến lúc đó và không gửi được tin mới. Muốn vào lại, hãy nhờ giáo viên của lớp.',
    en: 'You have not been in this class since {at|instant}: you can read the messages of its group up to then, and send none. To join again, ask the teacher of the class.',
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
