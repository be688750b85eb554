import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of opening a notification. */
export const serverErrors = {
  notificationTargetGone: {
    status: 404,
    vi: 'Nội dung của thông báo này không còn hoặc bạn không còn quyền xem. Nếu cần, hãy hỏi giảng viên hoặc quản trị viên đơn vị.',
    en: 'What this notification is about is gone, or you may no longer see it. If you need it, please ask your teacher or the administrator of your unit.',
  },
} as const satisfies ErrorTable;
