import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of banners that the portal finds too. */
export const errors = {
  bannerPathInvalid: {
    status: 422,
    vi: 'Hãy nhập đường dẫn trong hệ thống bắt đầu bằng /, ví dụ /course-all, hoặc địa chỉ bắt đầu bằng https://.',
    en: 'Enter a path of the product that begins with /, for example /course-all, or an address that begins with https://.',
  },
  bannerEndsTooEarly: {
    status: 422,
    vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu. Hãy chọn lại một trong hai.',
    en: 'The end must be after the start. Choose another start or end.',
  },
  bannerWithoutUnits: {
    status: 422,
    vi: 'Hãy chọn ít nhất một đơn vị, hoặc chọn hiển thị cho mọi đơn vị.',
    en: 'Choose at least one unit, or show the banner to every unit.',
  },
  bannerWithoutImage: {
    status: 422,
    vi: 'Hãy chọn ảnh cho banner.',
    en: 'Choose a picture for the banner.',
  },
} as const satisfies ErrorTable;
