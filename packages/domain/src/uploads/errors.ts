import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of uploads that a page finds before it sends a byte. */
export const errors = {
  uploadTooLarge: {
    status: 413,
    vi: 'Tệp lớn hơn {max} GB. Hãy nén, cắt bớt hoặc chia tệp ra rồi tải lên lại.',
    en: 'The file is larger than {max} GB. Please compress, shorten or split it and upload it again.',
  },
  uploadEmpty: {
    status: 422,
    vi: 'Tệp không có dữ liệu (0 byte). Hãy chọn tệp khác.',
    en: 'The file has no content (0 bytes). Please choose another one.',
  },
} as const satisfies ErrorTable;
