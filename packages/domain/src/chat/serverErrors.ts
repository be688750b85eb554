import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the chat that only the server finds. */
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
  chatBothWays: {
    status: 422,
    vi: 'Chỉ dùng một trong hai tham số before và since.',
    en: 'Use only one of before and since.',
  },
} as const satisfies ErrorTable;
