import { defineWords } from '../../words/defineWords';

export const passwordWords = defineWords('passwordRecovery', {
  vi: {
    recoveryIntro: 'Nhập email của tài khoản. Chúng tôi sẽ gửi đến đó liên kết để đặt mật khẩu mới.',
    email: 'Email',
    confirm: 'Gửi liên kết',
    sent: 'Hãy kiểm tra hộp thư',
    spam: 'Không thấy email? Hãy xem mục thư rác, hoặc gửi lại sau ít phút.',
    toSignIn: 'Về trang đăng nhập',
    oldPassword: 'Mật khẩu cũ',
    newPassword: 'Mật khẩu mới',
    repeat: 'Nhập lại mật khẩu mới',
    change: 'Đổi mật khẩu',
    changed: 'Đã đổi mật khẩu',
    activateIntro: 'Hãy đặt mật khẩu để bắt đầu dùng Sen.',
    activate: 'Kích hoạt',
    activated: 'Tài khoản đã được kích hoạt',
    temporaryIntro:
      'Chào {{name}}, bạn vừa đăng nhập bằng mật khẩu tạm. Hãy đặt mật khẩu của riêng bạn để tiếp tục.',
    setAndGoOn: 'Đặt mật khẩu và tiếp tục',
    signOut: 'Đăng xuất',
    linkBroken: 'Liên kết không đầy đủ',
    resetLinkBroken:
      'Trang này chỉ mở được bằng liên kết trong email đặt lại mật khẩu. Hãy mở lại email đó và bấm vào liên kết, hoặc yêu cầu một liên kết mới.',
    activationLinkBroken:
      'Trang này chỉ mở được bằng liên kết trong email kích hoạt. Hãy mở lại email đó và bấm vào liên kết. Nếu không còn email, hãy nhờ quản trị viên của đơn vị gửi lại; nếu bạn đã tự đăng ký, hãy đăng ký lại với cùng địa chỉ email. Nếu đã đặt mật khẩu, bạn chỉ cần đăng nhập.',
    newLink: 'Yêu cầu liên kết mới',
  },
  en: {
    recoveryIntro: 'Enter the email of your account. We will send you a link to set a new password.',
    email: 'Email',
    confirm: 'Send the link',
    sent: 'Please check your mailbox',
    spam: 'No email? Check your spam folder, or send it again in a few minutes.',
    toSignIn: 'Back to sign-in',
    oldPassword: 'Old password',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    change: 'Change password',
    changed: 'Password changed',
    activateIntro: 'Set a password to start using Sen.',
    activate: 'Activate',
    activated: 'Your account is active',
    temporaryIntro:
      'Hello {{name}}, you have signed in with a temporary password. Set one of your own to continue.',
    setAndGoOn: 'Set the password and continue',
    signOut: 'Sign out',
    linkBroken: 'The link is incomplete',
    resetLinkBroken:
      'This page opens only from the link in the email that resets the password. Open that email again and follow the link, or request a new one.',
    activationLinkBroken:
      'This page opens only from the link in the activation email. Open that email again and follow the link. If you no longer have it, ask the administrator of your unit to send it again; if you registered yourself, register again with the same email address. If you have already set a password, just sign in.',
    newLink: 'Request a new link',
  },
});
