import { defineWords } from '../../words/defineWords';

export const stepWords = defineWords('signInStep', {
  vi: {
    title: 'Nhập mã đăng nhập',
    intro: 'Vui lòng kiểm tra email {{email}}: chúng tôi vừa gửi đến đó mã đăng nhập gồm 6 chữ số.',
    code: 'Mã đăng nhập',
    codeMissing: 'Vui lòng nhập đủ 6 chữ số.',
    verify: 'Xác nhận',
    back: 'Quay lại',
    sendAgain: 'Gửi mã mới',
    sentAgain: 'Đã gửi mã mới. Mã trước đó không còn hiệu lực.',
  },
  en: {
    title: 'Enter the sign-in code',
    intro: 'Please check {{email}}: we have just sent you a 6-digit sign-in code.',
    code: 'Sign-in code',
    codeMissing: 'Please enter all 6 digits.',
    verify: 'Confirm',
    back: 'Back',
    sendAgain: 'Send a new code',
    sentAgain: 'A new code has been sent. The previous one is no longer valid.',
  },
});
