/** The texts of responses to account changes. */
export const profileWords = {
  passwordChanged: { vi: 'Mật khẩu đã được đổi.', en: 'The password has been changed.' },
  metasSaved: { vi: 'Đã lưu lựa chọn của bạn.', en: 'Your choices are saved.' },
  avatarSaved: { vi: 'Đã lưu ảnh đại diện.', en: 'Your picture is saved.' },
  avatarRemoved: { vi: 'Đã gỡ ảnh đại diện.', en: 'Your picture is removed.' },
  backgroundSaved: { vi: 'Đã lưu ảnh bìa.', en: 'The cover picture is saved.' },
  backgroundRemoved: { vi: 'Đã gỡ ảnh bìa.', en: 'The cover picture is removed.' },
} as const;
