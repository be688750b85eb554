import { defineWords } from '../../words/defineWords';

export const shellWords = defineWords('shell', {
  vi: {
    signOut: 'Đăng xuất',
    bell: 'Thông báo',
    chatNotLoaded: 'Chưa mở được trò chuyện. Hãy kiểm tra kết nối rồi thử lại.',
    loading: 'Đang tải…',
    welcome: 'Xin chào {{email}}',
    address: 'Tầng 8, số 20 đường Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh',
    hotline: 'Đường dây nóng: {{phone}}',
    email: 'Email: {{email}}',
  },
  en: {
    signOut: 'Sign out',
    bell: 'Notifications',
    chatNotLoaded: 'The chat could not be opened. Check your connection and try again.',
    loading: 'Loading…',
    welcome: 'Hello {{email}}',
    address: 'Floor 8, 20 Nguyen Hue Street, District 1, Ho Chi Minh City',
    hotline: 'Hotline: {{phone}}',
    email: 'Email: {{email}}',
  },
});
