/** The texts of responses to visitors. */
export const answerWords = {
  recovery: {
    vi: 'Nếu địa chỉ này có tài khoản, chúng tôi vừa gửi đến đó một liên kết để đặt mật khẩu mới.',
    en: 'If this address has an account, we have just sent it a link to set a new password.',
  },
  reset: {
    vi: 'Mật khẩu đã được đổi. Hãy đăng nhập bằng mật khẩu mới.',
    en: 'The password has been changed. Sign in with the new one.',
  },
} as const;
