import type { Language } from '@sen/api/contract/model';
import { type MailBlock, mailOf } from './layout.ts';
import type { Mail } from './Mail.ts';

/** The recipient of a mail. */
export interface MailReader {
  name: string;
  email: string;
  lang: Language;
}

const greeting = {
  vi: (name: string) => `Xin chào ${name},`,
  en: (name: string) => `Hello ${name},`,
} as const;

/** A mail to a person, in the person's language. */
export function mailTo(reader: MailReader, subject: string, blocks: readonly MailBlock[]): Mail {
  const { email: to, name, lang } = reader;
  return mailOf({ to, subject, greeting: greeting[lang](name), blocks }, lang);
}
