import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of banners. */
export const serverErrors = {
  bannerChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa banner này. Những gì bạn nhập vẫn còn: xem banner ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this banner. What you entered is still here: look at the banner in another tab, then save again if you still want to replace it.',
  },
  bannersFull: {
    status: 409,
    vi: 'Đã có {max} banner, là số nhiều nhất. Hãy xóa bớt banner đã hết hạn rồi tạo lại.',
    en: 'There are {max} banners, which is the most there can be. Delete some that have ended, then create this one again.',
  },
} as const satisfies ErrorTable;
