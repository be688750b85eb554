import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the chat that the portal finds too. */
export const errors = {
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
} as const satisfies ErrorTable;
