import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const words = defineWords('examTaking', {
  vi: {
    notOnTime: 'Chưa đến giờ làm bài.',
    offlineTitle: 'Bạn đang làm dở bài này trên thiết bị này',
    offlineText:
      'Chưa kết nối được với máy chủ, nhưng đề và các câu trả lời vẫn còn ở đây. Bạn có thể làm tiếp.',
    offlineGoOn: 'Làm tiếp',
    leave: 'Thoát',
    study: 'Vào học',
    notAssigned: 'Bạn không được giao bài thi này',
    notAssignedText:
      'Bài thi đã được thu hồi, hoặc bạn không có trong danh sách dự thi. Nếu cần làm bài này, hãy hỏi giảng viên của lớp.',
    otherLanguage: 'Chuyển sang tiếng Anh (English)',
    sessionEnded: 'Phiên đăng nhập đã kết thúc.',
    notDurable:
      'Thiết bị này không cho phép lưu bài làm. Câu trả lời chỉ nằm trên trang này cho đến khi gửi được lên máy chủ: xin đừng đóng hay tải lại trang.',
    elsewhere:
      'Câu {{number}} vừa được thay đổi ở một tab hoặc thiết bị khác; trang đang hiện câu trả lời mới.',
    severalElsewhere: '{{count}} câu vừa được thay đổi ở tab hoặc thiết bị khác.',
    refusedAnswer: 'Câu {{number}} chưa được máy chủ nhận. {{reason}}',
    guessedClock:
      'Trang được mở lại khi không có mạng nên thời gian còn lại chỉ là ước tính. Giờ đúng sẽ hiện khi có kết nối.',
    overHere: 'Bài đã được nộp ở một tab hoặc thiết bị khác.',
    overLost:
      '{{count}} câu có thay đổi chưa kịp gửi trước khi bài kết thúc nên không được tính. Nội dung vẫn còn trên trang này.',
    seeResult: 'Xem kết quả',
    timeUp: 'Đã hết giờ. Trang đang gửi bài lên máy chủ; các câu đã làm được giữ nguyên.',
    timeUpKept:
      'Đã hết giờ nhưng {{count}} câu có thay đổi mới chỉ nằm trên thiết bị này. Trang tiếp tục gửi; xin đừng đóng trang.',
    unsentOnSubmit:
      'Chưa nộp được: {{count}} câu có thay đổi mới chỉ nằm trên thiết bị này. Hãy kiểm tra mạng rồi nộp lại.',
    leaving: 'Đang gửi các câu trả lời lên máy chủ trước khi rời trang…',
    leavingKept:
      '{{count}} câu có thay đổi mới chỉ nằm trên thiết bị này. Nếu rời trang bây giờ, chúng được giữ lại đây và sẽ được gửi khi chính bạn đăng nhập lại trên trình duyệt này.',
    leaveNow: 'Vẫn rời trang',
    signedOutKept:
      'Phiên đăng nhập đã kết thúc. {{count}} câu có thay đổi mới chỉ nằm trên thiết bị này và sẽ được gửi khi chính bạn đăng nhập lại trên trình duyệt này.',
  },
  en: {
    notOnTime: 'The time to take the test has not come yet.',
    offlineTitle: 'You have started this exam on this device',
    offlineText:
      'The server cannot be reached, but the exam and your answers are still here. You can continue.',
    offlineGoOn: 'Continue',
    leave: 'Leave',
    study: 'Study',
    notAssigned: 'This exam is not assigned to you',
    notAssignedText:
      'It has been withdrawn, or you are not on its list of participants. If you need to take it, please ask the teacher of the class.',
    otherLanguage: 'Switch to Vietnamese (Tiếng Việt)',
    sessionEnded: 'Your session has ended.',
    notDurable:
      'This device cannot keep your answers. Until they reach the server they are only on this page: please do not close or reload it.',
    elsewhere:
      'Question {{number}} has just been changed in another tab or on another device; the page shows the new answer.',
    severalElsewhere: '{{count}} answers have just been changed in another tab or on another device.',
    refusedAnswer: 'The server has not accepted your answer to question {{number}}. {{reason}}',
    guessedClock:
      'The page was reopened offline, so the time left is an estimate. The exact time appears once you are connected.',
    overHere: 'The exam has been submitted in another tab or on another device.',
    overLost: ({ count }) =>
      `${plural(count, '1 answer was changed', `${count} answers were changed`)} too late to be sent before the exam ended, so the change does not count. It is still on this page.`,
    seeResult: 'View the result',
    timeUp: 'Time is up. The page is sending the exam to the server; what you have answered is kept.',
    timeUpKept: ({ count }) =>
      `Time is up, but ${plural(count, '1 changed answer is', `${count} changed answers are`)} still only on this device. The page keeps sending; please do not close it.`,
    unsentOnSubmit: ({ count }) =>
      `Not submitted yet: ${plural(count, '1 changed answer is', `${count} changed answers are`)} still only on this device. Check your network and submit again.`,
    leaving: 'Sending your answers to the server before you leave…',
    leavingKept: ({ count }) =>
      `${plural(count, '1 changed answer is', `${count} changed answers are`)} still only on this device. If you leave now, they are kept here and sent when you sign in again in this browser.`,
    leaveNow: 'Leave anyway',
    signedOutKept: ({ count }) =>
      `Your session has ended. ${plural(count, '1 changed answer is', `${count} changed answers are`)} still only on this device and will be sent when you sign in again in this browser.`,
  },
});
