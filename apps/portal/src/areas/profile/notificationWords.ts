import { defineWords } from '../../words/defineWords';

export const notificationWords = defineWords('notificationSettings', {
  vi: {
    chooseText: 'Chọn những việc mà Sen nhắc bạn qua e-mail.',
    mails: 'E-mail nhắc việc',
    unmarked: 'Nhắc chấm bài',
    unmarkedText: 'Vào 8:00 và 17:00 (giờ Việt Nam), khi lớp của bạn còn bài thi chưa chấm.',
    digest: 'Người đăng ký mới',
    digestText: 'Mỗi ngày một lần, khi có người xin tham gia đơn vị của bạn.',
    always: 'E-mail bảo mật tài khoản (mã đăng nhập, đổi mật khẩu) luôn được gửi đến {{email}}.',
    nothing: 'Chưa có e-mail nhắc việc nào cho vai trò của bạn',
  },
  en: {
    chooseText: 'Choose what Sen reminds you of by e-mail.',
    mails: 'Reminders by e-mail',
    unmarked: 'Exams to mark',
    unmarkedText: 'At 8:00 and 17:00 (Vietnam time), when your classes have exams to mark.',
    digest: 'New registrations',
    digestText: 'Once a day, when people have asked to join your unit.',
    always: 'Security e-mails (sign-in codes, password changes) always go to {{email}}.',
    nothing: 'There are no reminders for your role yet',
  },
});
