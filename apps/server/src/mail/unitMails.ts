import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const digestWords = {
  vi: {
    subject: (waiting: number) => `${waiting} người đang chờ được duyệt vào đơn vị`,
    waiting: (waiting: number) => `Có ${waiting} người đang chờ bạn duyệt.`,
    fresh: (fresh: number) => `Trong 24 giờ qua có ${fresh} người đăng ký mới.`,
    action: 'Xem yêu cầu',
    why: 'Sen gửi bản tin này mỗi ngày một lần khi có người đang chờ. Bạn có thể tắt trong phần cài đặt thông báo.',
  },
  en: {
    subject: (waiting: number) =>
      waiting === 1
        ? '1 person is waiting to join your unit'
        : `${waiting} people are waiting to join your unit`,
    waiting: (waiting: number) =>
      waiting === 1
        ? '1 person is waiting for your decision.'
        : `${waiting} people are waiting for your decision.`,
    fresh: (fresh: number) =>
      fresh === 1
        ? '1 person registered in the last 24 hours.'
        : `${fresh} people registered in the last 24 hours.`,
    action: 'View the requests',
    why: 'Sen sends this once a day while someone is waiting. You can turn it off in the notification settings.',
  },
} as const;

interface Waiting {
  waiting: number;
  fresh: number;
}

/** The pending requests of a unit. @param href the page to decide them */
export function digestMail(reader: MailReader, { waiting, fresh }: Waiting, href: string): Mail {
  const words = digestWords[reader.lang];
  return mailTo(reader, words.subject(waiting), [
    { kind: 'text', text: words.waiting(waiting) },
    ...(fresh > 0 ? [{ kind: 'text' as const, text: words.fresh(fresh) }] : []),
    { kind: 'action', label: words.action, href },
    { kind: 'text', text: words.why },
  ]);
}
