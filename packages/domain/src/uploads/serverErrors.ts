import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of uploads that only the server finds. */
export const serverErrors = {
  tooManyUploads: {
    status: 409,
    vi: 'Bạn đã có {max} tệp tải lên chưa dùng đến. Hãy đợi các tệp tải xong, hoặc hủy những tệp không cần nữa.',
    en: 'You have {max} uploads that are not used yet. Wait until they are complete, or cancel those that you no longer need.',
  },
  storageFull: {
    status: 409,
    vi: 'Đơn vị của bạn đã dùng {used} trong {max} GB dung lượng, không đủ cho tệp này. Hãy xóa tệp không dùng, hoặc nhờ quản trị hệ thống tăng dung lượng.',
    en: 'Your unit uses {used} of its {max} GB of storage, too much for this file. Delete files that are not needed, or ask the system administrators for more.',
  },
  uploadIncomplete: {
    status: 409,
    vi: 'Tệp chưa được tải lên hết. Hãy tiếp tục tải lên.',
    en: 'The file is not complete yet. Please continue the upload.',
  },
  uploadUnknown: {
    status: 422,
    vi: 'Tệp này không còn trên hệ thống: đã bị hủy, đã hết hạn sau 7 ngày, hoặc do người khác tải lên. Hãy tải lên lại.',
    en: 'This file is not here any more: it was cancelled, expired after 7 days, or was uploaded by somebody else. Please upload it again.',
  },
  uploadDamaged: {
    status: 422,
    vi: 'Nội dung nhận được khác với tệp trên thiết bị. Tệp có thể đã bị sửa trong lúc tải lên. Hãy tải lên lại từ đầu.',
    en: 'What arrived differs from the file on the device; it may have changed during the upload. Please upload it again from the beginning.',
  },
  uploadOffsetDiffers: {
    status: 409,
    vi: 'Phần gửi lên không nối tiếp phần đã nhận. Việc tải lên sẽ tự tiếp tục từ đúng vị trí.',
    en: 'This part does not follow what was received. The upload continues from the right position by itself.',
  },
  uploadBusy: {
    status: 409,
    vi: 'Tệp đang được gửi từ một kết nối khác. Vui lòng thử lại sau ít giây.',
    en: 'The file is being sent over another connection. Please try again in a few seconds.',
  },
} as const satisfies ErrorTable;
