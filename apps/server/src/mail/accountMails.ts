import { formatInstant } from '@sen/domain/time/formatInstant';
import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const codeWords = {
  vi: {
    subject: (code: string) => `${code} là mã đăng nhập Sen của bạn`,
    intro: 'Hãy nhập mã này để hoàn tất đăng nhập:',
    holds: (minutes: number) => `Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
    notYou:
      'Nếu bạn không đăng nhập, ai đó đã biết mật khẩu của bạn: hãy đổi mật khẩu ngay và đừng đưa mã này cho bất kỳ ai.',
  },
  en: {
    subject: (code: string) => `${code} is your Sen sign-in code`,
    intro: 'Enter this code to finish signing in:',
    holds: (minutes: number) => `The code is valid for ${minutes} minutes and can be used once.`,
    notYou:
      'If you are not signing in, someone knows your password: change it now, and do not give this code to anyone.',
  },
} as const;

/** The mail with a sign-in code. @param minutes how long the code is valid */
export function signInCodeMail(reader: MailReader, code: string, minutes: number): Mail {
  const words = codeWords[reader.lang];
  return mailTo(reader, words.subject(code), [
    { kind: 'text', text: words.intro },
    { kind: 'code', code },
    { kind: 'text', text: words.holds(minutes) },
    { kind: 'text', text: words.notYou },
  ]);
}

const recoveryWords = {
  vi: {
    subject: 'Đặt lại mật khẩu Sen',
    intro: 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.',
    action: 'Đặt mật khẩu mới',
    holds: (minutes: number) => `Liên kết có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
    notYou: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn không thay đổi.',
  },
  en: {
    subject: 'Reset your Sen password',
    intro: 'We were asked to reset the password of your account.',
    action: 'Set a new password',
    holds: (minutes: number) => `The link is valid for ${minutes} minutes and can be used once.`,
    notYou: 'If you did not ask for it, ignore this email: your password has not changed.',
  },
} as const;

/**
 * The mail with a link to reset the password.
 * @param href the page that sets it;
 * @param minutes how long it is valid
 */
export function recoveryMail(reader: MailReader, href: string, minutes: number): Mail {
  const words = recoveryWords[reader.lang];
  return mailTo(reader, words.subject, [
    { kind: 'text', text: words.intro },
    { kind: 'action', label: words.action, href },
    { kind: 'text', text: words.holds(minutes) },
    { kind: 'text', text: words.notYou },
  ]);
}

const changedWords = {
  vi: {
    subject: 'Mật khẩu Sen của bạn đã được đổi',
    intro: (time: string) => `Mật khẩu tài khoản của bạn vừa được đổi lúc ${time}.`,
    notYou:
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay ở trang “Quên mật khẩu” và báo cho quản trị viên của đơn vị.',
  },
  en: {
    subject: 'Your Sen password has been changed',
    intro: (time: string) => `The password of your account was changed at ${time}.`,
    notYou:
      'If that was not you, reset the password now on the page “Forgot password”, and tell the administrator of your unit.',
  },
} as const;

/** Notifies the owner, who may not have made the change. */
export function passwordChangedMail(reader: MailReader, at: Date): Mail {
  const words = changedWords[reader.lang];
  const time = formatInstant('deadline', at, reader.lang);
  return mailTo(reader, words.subject, [
    { kind: 'text', text: words.intro(time) },
    { kind: 'text', text: words.notYou },
  ]);
}

const activationWords = {
  vi: {
    subject: 'Kích hoạt tài khoản Sen của bạn',
    intro: 'Đơn vị của bạn đã tạo cho bạn một tài khoản Sen. Hãy đặt mật khẩu để bắt đầu sử dụng.',
    action: 'Kích hoạt tài khoản',
    holds: (days: number) => `Liên kết có hiệu lực trong ${days} ngày và chỉ dùng được một lần.`,
    notYou: 'Nếu bạn không biết về tài khoản này, hãy bỏ qua email này: tài khoản sẽ không hoạt động.',
  },
  en: {
    subject: 'Activate your Sen account',
    intro: 'Your unit has created a Sen account for you. Set a password to start.',
    action: 'Activate the account',
    holds: (days: number) => `The link is valid for ${days} days and can be used once.`,
    notYou: 'If you were not expecting this account, ignore this email: the account stays inactive.',
  },
} as const;

/**
 * The mail with a link to set the first password.
 * @param href the page that sets it;
 * @param days how long it is valid
 */
export function activationMail(reader: MailReader, href: string, days: number): Mail {
  const words = activationWords[reader.lang];
  return mailTo(reader, words.subject, [
    { kind: 'text', text: words.intro },
    { kind: 'action', label: words.action, href },
    { kind: 'text', text: words.holds(days) },
    { kind: 'text', text: words.notYou },
  ]);
}
