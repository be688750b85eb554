import type { MailBlock } from './layout.ts';
import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

const confirmWords = {
  vi: {
    subject: 'Xác nhận đăng ký tài khoản Sen',
    intro: (unit: string) =>
      `Bạn vừa đăng ký tài khoản học viên tại ${unit}. Hãy xác nhận email này và đặt mật khẩu để gửi yêu cầu đến đơn vị.`,
    action: 'Xác nhận và đặt mật khẩu',
    holds: (days: number) => `Liên kết có hiệu lực trong ${days} ngày và chỉ dùng được một lần.`,
    notYou: 'Nếu bạn không đăng ký, hãy bỏ qua email này: đơn vị sẽ không nhận được yêu cầu nào.',
  },
  en: {
    subject: 'Confirm your Sen registration',
    intro: (unit: string) =>
      `You have just asked ${unit} for a student account. Confirm this email and set a password; then your request goes to the unit.`,
    action: 'Confirm and set a password',
    holds: (days: number) => `The link is valid for ${days} days and can be used once.`,
    notYou: 'If you did not ask for it, ignore this email: no request reaches the unit.',
  },
} as const;

/**
 * Asks an applicant to confirm the address.
 * @param unit the requested unit; returns the template for `sendActivation`
 */
export function confirmationMail(unit: string) {
  return (reader: MailReader, href: string, days: number): Mail => {
    const words = confirmWords[reader.lang];
    return mailTo(reader, words.subject, [
      text(words.intro(unit)),
      { kind: 'action', label: words.action, href },
      text(words.holds(days)),
      text(words.notYou),
    ]);
  };
}

const existsWords = {
  vi: {
    subject: 'Bạn đã có tài khoản Sen',
    intro:
      'Có người vừa đăng ký tài khoản Sen bằng email này. Email này đã có tài khoản, nên không có tài khoản mới nào được tạo.',
    signIn: 'Đăng nhập',
    recovery: 'Quên mật khẩu? Đặt mật khẩu mới',
    notYou: 'Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn không thay đổi.',
  },
  en: {
    subject: 'You already have a Sen account',
    intro:
      'Someone has just registered for Sen with this email. It already has an account, so no new one was created.',
    signIn: 'Sign in',
    recovery: 'Forgot the password? Set a new one',
    notYou: 'If that was not you, there is nothing to do: your account has not changed.',
  },
} as const;

/** Tells applicants that they already have an account; the page shows everybody the same text. */
export function accountExistsMail(
  reader: MailReader,
  { signIn, recovery }: Record<'signIn' | 'recovery', string>,
): Mail {
  const words = existsWords[reader.lang];
  return mailTo(reader, words.subject, [
    text(words.intro),
    { kind: 'action', label: words.signIn, href: signIn },
    { kind: 'action', label: words.recovery, href: recovery },
    text(words.notYou),
  ]);
}

const approvedWords = {
  vi: {
    subject: (classroom: string) => `Bạn đã được xếp vào lớp ${classroom}`,
    admitted: (unit: string) => `${unit} đã duyệt yêu cầu đăng ký của bạn.`,
    placed: (classroom: string) => `Bạn đã được xếp vào lớp “${classroom}”.`,
    action: 'Mở lớp học',
  },
  en: {
    subject: (classroom: string) => `You have a place in ${classroom}`,
    admitted: (unit: string) => `${unit} has approved your registration.`,
    placed: (classroom: string) => `You have been placed in the class “${classroom}”.`,
    action: 'Open the class',
  },
} as const;

interface Approval {
  /** The unit that admitted the person; undefined for a member who requested another class. */
  unit: string | undefined;
  classroom: string;
  href: string;
}

export function approvedMail(reader: MailReader, { unit, classroom, href }: Approval): Mail {
  const words = approvedWords[reader.lang];
  return mailTo(reader, words.subject(classroom), [
    ...(unit === undefined ? [] : [text(words.admitted(unit))]),
    text(words.placed(classroom)),
    { kind: 'action', label: words.action, href },
  ]);
}

const deniedWords = {
  vi: {
    subject: 'Yêu cầu của bạn đã bị từ chối',
    intro: (unit: string) => `${unit} đã từ chối yêu cầu của bạn.`,
    reason: (reason: string) => `Lý do: ${reason}`,
    action: 'Xem yêu cầu',
  },
  en: {
    subject: 'Your request was denied',
    intro: (unit: string) => `${unit} has denied your request.`,
    reason: (reason: string) => `Reason: ${reason}`,
    action: 'View the request',
  },
} as const;

export interface Denial {
  /** Who has decided. */
  unit: string;
  reason: string | null;
  /** What the request was about. */
  href: string;
}

export function deniedMail(reader: MailReader, { unit, reason, href }: Denial): Mail {
  const words = deniedWords[reader.lang];
  return mailTo(reader, words.subject, [
    text(words.intro(unit)),
    ...(reason === null ? [] : [text(words.reason(reason))]),
    { kind: 'action', label: words.action, href },
  ]);
}

const reopenedWords = {
  vi: {
    subject: 'Yêu cầu của bạn đang được xét lại',
    approved: (unit: string) =>
      `${unit} đã hoàn tác việc duyệt yêu cầu của bạn, nên kết quả đã báo trước đó không còn hiệu lực.`,
    denied: (unit: string) =>
      `${unit} đã hoàn tác việc từ chối yêu cầu của bạn. Bạn không cần gửi lại yêu cầu.`,
    next: 'Yêu cầu của bạn chờ duyệt trở lại. Bạn sẽ nhận email khi có kết quả mới.',
    action: 'Xem yêu cầu',
  },
  en: {
    subject: 'Your request is being reviewed again',
    approved: (unit: string) =>
      `${unit} has undone the approval of your request, so what you were told before is no longer valid.`,
    denied: (unit: string) =>
      `${unit} has undone the denial of your request. There is no need to send it again.`,
    next: 'Your request is pending again. You will get an email once there is a new decision.',
    action: 'View the request',
  },
} as const;

/** Tells that a decision was undone, so that nobody counts on what an earlier mail said. */
export function reopenedMail(
  reader: MailReader,
  { unit, wasApproved, href }: { unit: string; wasApproved: boolean; href: string },
): Mail {
  const words = reopenedWords[reader.lang];
  return mailTo(reader, words.subject, [
    text(wasApproved ? words.approved(unit) : words.denied(unit)),
    text(words.next),
    { kind: 'action', label: words.action, href },
  ]);
}
