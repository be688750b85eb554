import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './Mail.ts';

/** Sends one mail; throws the reason of a failure. */
export interface Mailer {
  /** @param id the same for each try of one mail, so that a mailbox recognises a second copy */
  deliver(mail: Mail, id: string): Promise<void>;
}

interface Options {
  /** `smtp://user:password@host:port`; without it mails are files of the outbox. */
  smtpUrl: string | undefined;
  /** The sender: 'Sen <no-reply@example.com>'. */
  from: string;
  outbox: string;
}

export function mailerOf({ smtpUrl, from, outbox }: Options): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from) : smtpMailer(smtpUrl, from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver(mail, id) {
      await transport.sendMail(messageOf(mail, id, from));
    },
  };
}

/** Writes each mail to a file that any mail program opens, named by its number, so that a retry writes the same file. */
function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail, id) {
      const { message } = await transport.sendMail(messageOf(mail, id, from));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${id.padStart(8, '0')}.eml`);
      // Renamed when complete, so that the folder shows whole mails only.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

function messageOf({ attachment, ...mail }: Mail, id: string, from: string) {
  const attachments = attachment && [
    { filename: attachment.name, contentType: attachment.type, content: attachment.content },
  ];
  return { ...mail, from, messageId: messageId(id, from), ...(attachments && { attachments }) };
}

function messageId(id: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'sen.invalid';
  return `<mail-${id}@${domain}>`;
}
