import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../product';
import { expect } from '../variant';

/** A mail's plain text. */
export interface ReadMail {
  to: string;
  text: string;
}

/** Waits up to `timeout` ms for the newest mail to an address in the outbox, and returns it. */
export async function newestMail(product: Product, to: string, timeout = 15_000): Promise<ReadMail> {
  const find = () => mailsOf(product).findLast((mail) => mail.to === to);
  await expect.poll(() => find() !== undefined, { message: `a mail to ${to}`, timeout }).toBe(true);
  const mail = find();
  if (mail === undefined) throw new Error(`The mail to ${to} is gone.`);
  return mail;
}

/** The single URL in a mail's text. */
export function linkIn({ text }: ReadMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in the mail:\n${text}`);
  return link;
}

function mailsOf({ dataDir }: Product): ReadMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return files.toSorted().map((file) => read(readFileSync(join(folder, file), 'latin1')));
}

function read(raw: string): ReadMail {
  const [, to = ''] = /^To: <?([^\s>]+)/m.exec(raw) ?? [];
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const plain = raw.split(`--${boundary}`).find((part) => /content-type: text\/plain/i.test(part)) ?? '';
  const [head = '', ...body] = plain.split('\r\n\r\n');
  return { to, text: decode(body.join('\r\n\r\n'), /encoding: base64/i.test(head)) };
}

function decode(body: string, isBase64: boolean): string {
  if (isBase64) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
