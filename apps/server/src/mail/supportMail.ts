import type { Role, SupportRequest } from '@sen/api/contract/model';
import { type MailReader, mailTo } from './mailTo.ts';
import type { Mail } from './Mail.ts';

/** The requester, as far as a reply needs it. */
export interface Asker {
  name: string;
  email: string;
  role: Role;
}

const supportWords = {
  vi: {
    subject: (subject: string) => `Yêu cầu hỗ trợ: ${subject}`,
    intro: ({ name, role }: Asker) => `${name} (${roleNames.vi[role]}) cần bạn hỗ trợ:`,
    answer: (email: string) => `Hãy trả lời người này qua địa chỉ: ${email}`,
  },
  en: {
    subject: (subject: string) => `Request for help: ${subject}`,
    intro: ({ name, role }: Asker) => `${name} (${roleNames.en[role]}) asks for your help:`,
    answer: (email: string) => `Please answer this person at: ${email}`,
  },
} as const;

const roleNames = {
  vi: {
    'super-admin': 'quản trị hệ thống',
    admin: 'quản trị đơn vị',
    teacher: 'giảng viên',
    student: 'học viên',
    wwo: 'nhân viên',
    sponsor: 'nhà tài trợ',
  },
  en: {
    'super-admin': 'system administrator',
    admin: 'unit administrator',
    teacher: 'teacher',
    student: 'student',
    wwo: 'staff',
    sponsor: 'sponsor',
  },
} as const satisfies Record<string, Record<Role, string>>;

/** A request for support, to those who can answer it. */
export function supportMail(
  reader: MailReader,
  asker: Asker,
  { subject, description }: SupportRequest,
): Mail {
  const words = supportWords[reader.lang];
  const lines = description.split(/\n+/).filter((line) => line.trim() !== '');
  return mailTo(reader, words.subject(subject), [
    { kind: 'text', text: words.intro(asker) },
    { kind: 'text', text: subject },
    ...lines.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'text', text: words.answer(asker.email) },
  ]);
}
