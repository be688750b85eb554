import { defineWords } from '../../words/defineWords';

/** Texts of a member's sign-in settings. */
export const signInWords = defineWords('memberSignIn', {
  vi: {
    title: 'Đăng nhập',
    isTemporary: 'Thành viên đang dùng mật khẩu tạm và phải đặt mật khẩu mới khi đăng nhập.',
    passwordText: 'Khi thành viên quên mật khẩu và không nhận được email, bạn có thể cấp một mật khẩu tạm.',
    give: 'Cấp mật khẩu tạm',
    giveTitle: 'Cấp mật khẩu tạm cho {{name}}?',
    giveText:
      'Mật khẩu hiện tại không còn dùng được và người này bị đăng xuất ngay. Mật khẩu tạm chỉ hiện một lần.',
    shownTitle: 'Mật khẩu tạm của {{name}}',
    temporary: 'Mật khẩu tạm',
    shownOnce: 'Mật khẩu này chỉ hiện một lần. Hãy sao chép trước khi đóng.',
    shownText:
      'Các phiên đăng nhập của người này đã kết thúc. Khi đăng nhập bằng mật khẩu tạm, người này phải đặt mật khẩu mới.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    notCopied: 'Chưa sao chép được. Hãy chọn mật khẩu rồi sao chép bằng tay.',
    close: 'Đóng',
    twoFactor: 'Yêu cầu mã khi đăng nhập',
    twoFactorText: 'Mỗi lần đăng nhập, hệ thống gửi một mã 6 chữ số đến {{email}}.',
    turnOn: 'Bật',
    turnOff: 'Tắt',
    turnOnTitle: 'Bật xác thực hai bước cho {{name}}?',
    turnOffTitle: 'Tắt xác thực hai bước của {{name}}?',
    turnOnText: 'Từ lần đăng nhập sau, người này phải nhập mã được gửi đến {{email}}.',
    turnOffText: 'Từ lần đăng nhập sau, chỉ cần mật khẩu là vào được tài khoản này.',
    turnedOn: 'Đã bật xác thực hai bước cho {{name}}.',
    turnedOff: 'Đã tắt xác thực hai bước của {{name}}.',
  },
  en: {
    title: 'Sign-in',
    isTemporary: 'The member has a temporary password and must set a new one at sign-in.',
    passwordText:
      'If a member has forgotten the password and does not get emails, you can give them a temporary one.',
    give: 'Give a temporary password',
    giveTitle: 'Give {{name}} a temporary password?',
    giveText:
      'The current password stops working and the person is signed out at once. The temporary password is shown only once.',
    shownTitle: 'Temporary password of {{name}}',
    temporary: 'Temporary password',
    shownOnce: 'This password is shown only once. Copy it before closing.',
    shownText:
      'This person’s sessions have ended. After signing in with the temporary password, they must set a new one.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Select the password and copy it by hand.',
    close: 'Close',
    twoFactor: 'Ask for a code at sign-in',
    twoFactorText: 'At each sign-in, a 6-digit code is sent to {{email}}.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOnTitle: 'Turn on two-step sign-in for {{name}}?',
    turnOffTitle: 'Turn off two-step sign-in for {{name}}?',
    turnOnText: 'From the next sign-in, this person must enter a code sent to {{email}}.',
    turnOffText: 'From the next sign-in, the password alone opens this account.',
    turnedOn: 'Two-step sign-in is on for {{name}}.',
    turnedOff: 'Two-step sign-in is off for {{name}}.',
  },
});
