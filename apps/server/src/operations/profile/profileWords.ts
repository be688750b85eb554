/** What the answers to changes of the own account say. */
export const profileWords = {
  passwordChanged: { vi: 'Mật khẩu đã được đổi.', en: 'The password has been changed.' },
} as const;
