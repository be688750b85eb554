import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of certificates. */
export const serverErrors = {
  certificateTemplateNameTaken: {
    status: 422,
    vi: 'Đã có mẫu chứng chỉ tên này. Vui lòng nhập tên khác.',
    en: 'There is already a template of this name. Please enter another one.',
  },
  certificateTemplateChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa mẫu này. Những gì bạn nhập vẫn còn: xem mẫu ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this template. What you entered is still here: look at the template in another tab, then save again if you still want to replace it.',
  },
  certificateLettersUnprintable: {
    status: 422,
    vi: 'Chữ không in được trên chứng chỉ: {letters}. Hãy thay bằng chữ La-tinh, chữ số hoặc dấu câu.',
    en: 'These cannot be printed on a certificate: {letters}. Use Latin letters, digits and punctuation instead.',
  },
  courseHasNoCertificate: {
    status: 409,
    vi: 'Khóa học của lớp này chưa có mẫu chứng chỉ. Hãy chọn mẫu ở trang khóa học rồi cấp lại.',
    en: 'The course of this class has no certificate yet. Choose its template on the page of the course, then issue again.',
  },
  certificateIssuingUnderWay: {
    status: 409,
    vi: 'Hệ thống đang cấp chứng chỉ cho học viên của lớp này. Hãy đợi việc đó xong rồi cấp tiếp.',
    en: 'Certificates of this class are being issued. Wait until that is done, then issue the others.',
  },
  certificateIssuerMayNot: {
    status: 409,
    vi: 'Người yêu cầu cấp không còn quyền cấp chứng chỉ của lớp này. Hãy để quản trị viên của đơn vị cấp cho các học viên còn lại.',
    en: 'Whoever ordered them may no longer issue certificates of this class. Let an administrator of the unit issue the others.',
  },
  certificateIssuingFailed: {
    status: 409,
    vi: 'Hệ thống gặp lỗi khi cấp chứng chỉ. Hãy cấp lại cho các học viên còn lại; nếu vẫn lỗi, hãy báo quản trị viên.',
    en: 'Issuing failed. Issue the others again; if it fails once more, tell an administrator.',
  },
  certificateRevoked: {
    status: 409,
    vi: 'Chứng chỉ {number} đã bị thu hồi nên không tải về hay thu hồi lần nữa được. Hãy cấp chứng chỉ mới nếu cần.',
    en: 'The certificate {number} has been revoked, so it cannot be downloaded or revoked again. Issue a new one if needed.',
  },
  certificateArchiveUnderWay: {
    status: 409,
    vi: 'Hệ thống đang tạo một tệp .zip chứng chỉ của lớp này cho bạn. Hãy đợi tệp đó xong, hoặc hủy rồi tạo lại.',
    en: 'A .zip of certificates of this class is being made for you. Wait until it is done, or cancel it and start again.',
  },
  certificateArchiveEmpty: {
    status: 409,
    vi: 'Không có chứng chỉ nào để tải: chưa ai trong số này được cấp, hoặc chứng chỉ đã bị thu hồi. Hãy cấp chứng chỉ trước.',
    en: 'There is no certificate to download: none of these students has one, or it is revoked. Issue certificates first.',
  },
  certificateArchiveTooLarge: {
    status: 409,
    vi: 'Lớp có {count} chứng chỉ, mỗi tệp .zip chứa được nhiều nhất {max}. Hãy chọn từng nhóm học viên rồi tải.',
    en: 'The class has {count} certificates, and a .zip holds {max} at most. Choose students in groups and download each group.',
  },
  certificateArchiveFailed: {
    status: 409,
    vi: 'Hệ thống gặp lỗi khi in các chứng chỉ này. Hãy tạo lại; nếu vẫn lỗi, hãy báo quản trị viên.',
    en: 'Printing these certificates failed. Start again; if it fails once more, tell an administrator.',
  },
  certificateUnknown: {
    status: 404,
    vi: 'Không có chứng chỉ nào mang mã này. Hãy liên hệ đơn vị ghi trên chứng chỉ để hỏi.',
    en: 'No certificate has this code. Ask the organisation that the certificate names.',
  },
} as const satisfies ErrorTable;
