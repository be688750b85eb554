import { plural } from '../../words/plural';
import { defineWords } from '../../words/defineWords';

export const classWords = defineWords('class-certificates', {
  vi: {
    name: 'Học viên',
    state: 'Chứng chỉ',
    number: 'Số',
    score: 'Điểm',
    issued: 'Ngày cấp',
    reason: 'Lý do thu hồi',
    issue: 'Cấp chứng chỉ',
    issueTitle: 'Cấp chứng chỉ cho {{count}} học viên?',
    issueText:
      'Chứng chỉ ghi họ tên, điểm và xếp loại như hiện nay. Ai đã có chứng chỉ còn hiệu lực thì không được cấp thêm. Học viên nhận được thông báo.',
    issuedCount: 'Đã cấp chứng chỉ cho {{count}} học viên.',
    download: 'Tải PDF',
    downloadTitle: 'Tải chứng chỉ của {{name}}?',
    downloadText: 'Tệp PDF dùng được để in và gửi đi; ai có mã trên đó đều kiểm tra được.',
    notDownloaded: 'Chưa tải được chứng chỉ',
    fileName: 'chung-chi-{{number}}.pdf',
    revoke: 'Thu hồi',
    revokeTitle: 'Thu hồi {{count}} chứng chỉ?',
    revokeText:
      'Ai kiểm tra mã sẽ thấy chứng chỉ đã bị thu hồi. Học viên đọc được lý do. Không thể hoàn tác.',
    revokeReason: 'Lý do',
    revoked: 'Đã thu hồi.',
    emptyTitle: 'Lớp chưa có học viên nào',
    emptyText: 'Khi lớp có học viên, bạn xem ai đủ điều kiện và cấp chứng chỉ ở đây.',
  },
  en: {
    name: 'Student',
    state: 'Certificate',
    number: 'Number',
    score: 'Score',
    issued: 'Issued on',
    reason: 'Reason of the revocation',
    issue: 'Issue certificate',
    issueTitle: ({ count }) =>
      plural(count, 'Issue a certificate to 1 student?', `Issue certificates to ${count} students?`),
    issueText:
      'A certificate has the name, score and grade as they are now. Whoever has a valid one gets no other. The students are notified.',
    issuedCount: ({ count }) =>
      plural(
        count,
        'A certificate has been issued to 1 student.',
        `Certificates have been issued to ${count} students.`,
      ),
    download: 'Download PDF',
    downloadTitle: 'Download the certificate of {{name}}?',
    downloadText: 'The PDF can be printed and passed on; anybody who has its code can verify it.',
    notDownloaded: 'The certificate could not be downloaded',
    fileName: 'certificate-{{number}}.pdf',
    revoke: 'Revoke',
    revokeTitle: ({ count }) => plural(count, 'Revoke 1 certificate?', `Revoke ${count} certificates?`),
    revokeText:
      'Whoever verifies the code is told that it is revoked. The student can read the reason. This cannot be undone.',
    revokeReason: 'Reason',
    revoked: 'Revoked.',
    emptyTitle: 'The class has no students yet',
    emptyText: 'Once it has, you see here who has earned the certificate, and issue it.',
  },
});
