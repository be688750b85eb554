import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of opening a notification. */
export const serverErrors = {
  notificationTargetGone: {
    status: 404,
    vi: 'Nội dung của thông báo này không còn hoặc bạn không còn quyền xem. Nếu cần, hãy hỏi giảng viên hoặc quản trị viên đơn vị.',
    en: 'What this notification is about is gone, or you may no longer see it. If you need it, please ask your teacher or the administrator of your unit.',
  },
  notificationTargetComing: {
    status: 409,
    vi: 'Trang mà thông báo này dẫn tới chưa mở cho ai. Thông báo vẫn còn trong danh sách của bạn; hãy mở lại khi trang đã có.',
    en: 'The page that this notification leads to is not open yet, to anybody. The notification stays in your list; please open it again once the page is there.',
  },
} as const satisfies ErrorTable;
