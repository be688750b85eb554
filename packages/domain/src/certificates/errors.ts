import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of certificates that the portal finds too. */
export const errors = {
  certificateFieldOutside: {
    status: 422,
    vi: 'Ô này nằm ngoài trang. Hãy dời vào trong hoặc thu nhỏ lại.',
    en: 'This field is outside the page. Move it inside, or make it smaller.',
  },
  certificateFieldNarrow: {
    status: 422,
    vi: 'Ô này phải rộng ít nhất {min} mm để nội dung dài vẫn đọc được.',
    en: 'This field must be at least {min} mm wide, so that long content can be read.',
  },
  certificateSizeWrong: {
    status: 422,
    vi: 'Cỡ chữ phải từ {min} đến {max}. Hãy nhập lại.',
    en: 'The size must be from {min} to {max}. Enter another one.',
  },
  certificateColorWrong: {
    status: 422,
    vi: 'Màu phải có dạng #RRGGBB, ví dụ #1D6F42.',
    en: 'A colour is written #RRGGBB, for example #1D6F42.',
  },
  certificateFieldsNeeded: {
    status: 422,
    vi: 'Chứng chỉ cần có họ tên, và mã hoặc mã QR để kiểm tra. Hãy thêm các ô còn thiếu.',
    en: 'A certificate needs the person’s name, and the code or the QR code to verify it. Add the missing fields.',
  },
  certificateMonthsWrong: {
    status: 422,
    vi: 'Thời hạn phải từ {min} đến {max} tháng. Để trống nếu chứng chỉ không hết hạn.',
    en: 'The validity must be from {min} to {max} months. Leave it empty if certificates do not expire.',
  },
  certificateImageNeeded: {
    status: 422,
    vi: 'Hãy chọn ảnh nền của chứng chỉ.',
    en: 'Choose the background picture of the certificate.',
  },
  certificateCodeMistyped: {
    status: 422,
    vi: 'Mã này gõ chưa đúng: có ký tự sai, thiếu hoặc thừa. Hãy so lại với mã in trên chứng chỉ; mã có 20 chữ và số.',
    en: 'This code is mistyped: a character is wrong, missing or too many. Compare it with the code on the certificate, which has 20 letters and digits.',
  },
  certificateTemplateIssued: {
    status: 409,
    vi: 'Không xóa được mẫu “{name}” vì đã cấp {issued} chứng chỉ theo mẫu này. Mẫu phải được giữ lại để các chứng chỉ đó còn xem và in được.',
    en: 'The template “{name}” cannot be deleted because certificates were issued with it ({issued}). It has to stay so that they can be viewed and printed.',
  },
  certificateTemplateInUse: {
    status: 409,
    vi: 'Không xóa được mẫu “{name}” vì có khóa học đang dùng: {courses}. Hãy chọn mẫu khác cho các khóa học đó trước.',
    en: 'The template “{name}” cannot be deleted because courses use it: {courses}. Choose another template for them first.',
  },
} as const satisfies ErrorTable;
