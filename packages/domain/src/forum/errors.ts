import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the forum. */
export const errors = {
  topicNotYours: {
    status: 403,
    vi: 'Chỉ người viết và quản trị viên của đơn vị người viết mới làm được việc này. Nếu bài viết vi phạm nội quy, hãy báo vi phạm.',
    en: 'Only the author and the administrators of the author’s unit can do this. If the topic breaks the rules, report it.',
  },
  replyNotYours: {
    status: 403,
    vi: 'Chỉ người viết và quản trị viên của đơn vị mới làm được việc này. Nếu câu trả lời vi phạm nội quy, hãy báo vi phạm.',
    en: 'Only the author and the administrators of the unit can do this. If the reply breaks the rules, report it.',
  },
  topicPublished: {
    status: 409,
    vi: 'Bài viết đã đăng và đã có người đọc nên không sửa được nữa. Hãy viết thêm ở phần trả lời.',
    en: 'The topic is published and has been read, so it can no longer be changed. Add a reply instead.',
  },
  topicNotPublished: {
    status: 409,
    vi: 'Bài viết “{title}” chưa được đăng nên chưa trả lời, theo dõi hay khóa được.',
    en: 'The topic “{title}” is not published, so it cannot be replied to, followed or locked.',
  },
  topicLocked: {
    status: 409,
    vi: 'Bài viết “{title}” đã khóa, không nhận trả lời nữa.',
    en: 'The topic “{title}” is locked and takes no more replies.',
  },
  topicDeleted: {
    status: 409,
    vi: 'Bài viết “{title}” đã bị xóa. Nội dung bạn đang viết vẫn còn trong ô soạn thảo, hãy sao chép nếu cần.',
    en: 'The topic “{title}” was deleted. What you are writing is still in the editor; copy it if you need it.',
  },
  replyDeleted: {
    status: 409,
    vi: 'Câu trả lời này đã bị xóa. Hãy tải lại trang.',
    en: 'This reply was deleted. Please reload the page.',
  },
  reportsOneself: {
    status: 409,
    vi: 'Bạn không thể báo vi phạm nội dung do chính mình viết. Hãy xóa nội dung đó.',
    en: 'You cannot report what you have written yourself. Delete it instead.',
  },
  topicTooManyPictures: {
    status: 422,
    vi: 'Mỗi bài có tối đa {max} hình. Hãy bỏ bớt hình, hoặc viết thêm ở phần trả lời.',
    en: 'A text may have {max} pictures at most. Remove some, or write another reply.',
  },
  topicPictureUndescribed: {
    status: 422,
    vi: 'Có hình chưa có mô tả. Hãy chọn hình đó rồi thêm mô tả cho người không nhìn thấy hình.',
    en: 'A picture has no description. Select it and describe it for those who do not see it.',
  },
  topicTextTooLong: {
    status: 422,
    vi: 'Nội dung dài tối đa {max} ký tự. Hãy rút gọn hoặc chia thành nhiều bài.',
    en: 'The text may have {max} characters at most. Shorten it, or split it.',
  },
} as const satisfies ErrorTable;
