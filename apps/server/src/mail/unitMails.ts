import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const digestWords = {
  vi: {
    subject: (waiting: number) => `${waiting} yêu cầu đang chờ bạn duyệt`,
    waiting: (waiting: number) =>
      `Có ${waiting} yêu cầu đang chờ bạn duyệt: vào đơn vị, vào lớp, học khóa học tự do, đăng bài lên diễn đàn.`,
    fresh: (fresh: number) => `Trong 24 giờ qua có ${fresh} yêu cầu mới.`,
    action: 'Xem yêu cầu',
    why: 'Sen gửi bản tin này mỗi ngày một lần khi có yêu cầu đang chờ. Bạn có thể tắt trong phần cài đặt thông báo.',
  },
  en: {
    subject: (waiting: number) =>
      waiting === 1 ? '1 request needs your decision' : `${waiting} requests need your decision`,
    waiting: (waiting: number) =>
      waiting === 1
        ? '1 request needs your decision: to join the unit or a class, to take an open course, to publish a topic.'
        : `${waiting} requests need your decision: to join the unit or a class, to take an open course, to publish a topic.`,
    fresh: (fresh: number) =>
      fresh === 1 ? '1 of them is from the last 24 hours.' : `${fresh} of them are from the last 24 hours.`,
    action: 'View the requests',
    why: 'Sen sends this once a day while requests are pending. You can turn it off in the notification settings.',
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
