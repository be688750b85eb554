import { defineWords } from '../../words/defineWords';

export const registerWords = defineWords('register', {
  vi: {
    intro: 'Bạn sẽ nhận email để xác nhận và đặt mật khẩu. Sau đó đơn vị duyệt yêu cầu của bạn.',
    introUnit: 'Bạn đang đăng ký làm học viên của {{unit}}.',
    name: 'Họ và tên',
    email: 'Email',
    phone: 'Số điện thoại',
    dateOfBirth: 'Ngày sinh',
    unit: 'Mã đơn vị',
    unitHelp: 'Đơn vị của bạn cung cấp mã này hoặc một liên kết đăng ký.',
    linkStale: 'Liên kết đăng ký không còn hiệu lực',
    submit: 'Đăng ký',
    sent: 'Hãy kiểm tra hộp thư',
    sentTo: 'Chúng tôi vừa gửi email đến {{email}}. Hãy mở email đó để xác nhận và đặt mật khẩu.',
    spam: 'Không thấy email? Hãy xem mục thư rác, hoặc đăng ký lại sau ít phút.',
    again: 'Sửa thông tin',
    toSignIn: 'Về trang đăng nhập',
  },
  en: {
    intro:
      'You will get an email to confirm your address and set a password. The unit then decides on your request.',
    introUnit: 'You are registering as a student of {{unit}}.',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    dateOfBirth: 'Date of birth',
    unit: 'Unit code',
    unitHelp: 'Your unit gives you this code or a registration link.',
    linkStale: 'The registration link is no longer valid',
    submit: 'Register',
    sent: 'Please check your mailbox',
    sentTo: 'We have just sent an email to {{email}}. Open it to confirm your address and set a password.',
    spam: 'No email? Check your spam folder, or register again in a few minutes.',
    again: 'Change my details',
    toSignIn: 'Back to sign-in',
  },
});
