import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of banners. */
export const serverErrors = {
  bannerChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa banner này. Những gì bạn nhập vẫn còn: xem banner ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this banner. What you entered is still here: look at the banner in another tab, then save again if you still want to replace it.',
  },
  bannersReordered: {
    status: 409,
    vi: 'Trong lúc bạn sắp xếp, người khác đã đổi thứ tự banner. Hãy đóng cửa sổ này, mở lại để xem thứ tự mới, rồi sắp xếp tiếp.',
    en: 'While you were arranging, somebody else changed the order of the banners. Close this window, open it again to see the new order, then arrange them.',
  },
  bannerOrderIncomplete: {
    status: 422,
    vi: 'Thứ tự gửi lên thiếu hoặc lặp banner. Hãy tải lại trang rồi sắp xếp lại.',
    en: 'The order lacks a banner or names one twice. Reload the page, then arrange them again.',
  },
  bannersFull: {
    status: 409,
    vi: 'Đã có {max} banner, là số nhiều nhất. Hãy xóa bớt banner đã hết hạn rồi tạo lại.',
    en: 'There are {max} banners, which is the most there can be. Delete some that have ended, then create this one again.',
  },
} as const satisfies ErrorTable;
