import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the forum that only the server finds. */
export const serverErrors = {
  forumRulesNotAccepted: {
    status: 409,
    vi: 'Hãy đọc và đồng ý với nội quy diễn đàn trước khi viết.',
    en: 'Please read and accept the rules of the forum before you write.',
  },
  topicPictureGone: {
    status: 422,
    vi: 'Có hình không còn trên máy chủ hoặc thuộc bài viết khác. Hãy xóa hình đó rồi thêm lại.',
    en: 'A picture is no longer on the server, or belongs to another text. Delete it and add it again.',
  },
  topicChanged: {
    status: 409,
    vi: 'Bài viết đã thay đổi hoặc đã được duyệt từ khi bạn mở ra. Nội dung bạn viết vẫn còn ở đây: hãy sao chép, tải lại trang rồi sửa tiếp.',
    en: 'The topic has changed or was decided since you opened it. What you wrote is still here: copy it, reload the page and edit again.',
  },
  topicDecidedSince: {
    status: 409,
    vi: 'Bài viết “{title}” đã được xét ở cấp hệ thống sau khi đơn vị duyệt nên không hoàn tác được.',
    en: 'The topic “{title}” was decided by the system since the unit approved it, so the approval cannot be undone.',
  },
  topicAnsweredSince: {
    status: 409,
    vi: 'Bài viết “{title}” đã có trả lời sau khi đăng nên không hoàn tác được. Nếu cần, hãy khóa hoặc xóa bài viết.',
    en: 'The topic “{title}” has replies since it was published, so the approval cannot be undone. If necessary, lock or delete it.',
  },
  topicEditedSince: {
    status: 409,
    vi: 'Tác giả đã sửa bài viết “{title}” sau khi bị từ chối nên không hoàn tác được. Bài viết sẽ chờ duyệt lại khi tác giả gửi.',
    en: 'The author has edited the topic “{title}” since it was rejected, so the decision cannot be undone. It is pending again once the author sends it.',
  },
  topicGone: {
    status: 409,
    vi: 'Bài viết “{title}” đã bị xóa nên không duyệt, từ chối hay hoàn tác được. Vui lòng tải lại danh sách.',
    en: 'The topic “{title}” was deleted, so it can no longer be decided. Please reload the list.',
  },
} as const satisfies ErrorTable;
