import { defineMessages } from '../../messages/defineMessages';

export const appShellMessages = defineMessages({
  vi: {
    skipToContent: 'Chuyển đến nội dung chính',
    home: 'Sen, về trang chủ',
    mainMenu: 'Menu chính',
    openMenu: 'Mở menu chính',
    closeMenu: 'Đóng menu chính',
    widenMenu: 'Mở rộng menu',
    narrowMenu: 'Thu gọn menu',
    waiting: (count: string) => `, ${count} mục đang chờ`,
    language: 'Ngôn ngữ',
    account: (name: string) => `Tài khoản của ${name}`,
    accountMenu: 'Menu tài khoản',
  },
  en: {
    skipToContent: 'Skip to main content',
    home: 'Sen, go to the home page',
    mainMenu: 'Main menu',
    openMenu: 'Open main menu',
    closeMenu: 'Close main menu',
    widenMenu: 'Expand menu',
    narrowMenu: 'Collapse menu',
    waiting: (count: string) => `, ${count} waiting`,
    language: 'Language',
    account: (name: string) => `Account of ${name}`,
    accountMenu: 'Account menu',
  },
});

export type AppShellMessages = (typeof appShellMessages)['vi'];
