import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const madePublicWords = {
  vi: {
    subject: (course: string) => `Khóa học “${course}” đã được công khai`,
    intro: (course: string) =>
      `Khóa học “${course}” nay có ở trang Khóa học tự do. Học viên của mọi đơn vị có thể đăng ký học.`,
    action: 'Mở khóa học',
  },
  en: {
    subject: (course: string) => `The course “${course}” is public now`,
    intro: (course: string) =>
      `The course “${course}” is in the catalogue of open courses now. Students of all units can ask to take it.`,
    action: 'Open the course',
  },
} as const;

/** Tells who asked for it that a course was made public. */
export function madePublicMail(reader: MailReader, { course, href }: { course: string; href: string }): Mail {
  const words = madePublicWords[reader.lang];
  return mailTo(reader, words.subject(course), [
    { kind: 'text', text: words.intro(course) },
    { kind: 'action', label: words.action, href },
  ]);
}
