import { defineWords } from '../../words/defineWords';

export const signedInElsewhereWords = defineWords('signedInElsewhere', {
  vi: {
    title: 'Tài khoản đã đăng nhập trên thiết bị khác',
    soon: 'Bạn sẽ được đăng xuất khỏi thiết bị này sau giây lát.',
  },
  en: {
    title: 'Signed in on another device',
    soon: 'You will be signed out of this device in a moment.',
  },
});
