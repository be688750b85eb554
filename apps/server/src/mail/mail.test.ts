import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendMails } from '../jobs/ticking/sendMails.ts';
import { queueMail } from '../store/platform/mails.ts';
import { TestApp } from '../testing/TestApp.ts';
import { rejectedTopicMail } from './forumMails.ts';
import { recoveryMail, signInCodeMail } from './accountMails.ts';
import { mailerOf } from './Mailer.ts';

const from = 'Sen <no-reply@sen.vn>';
const reader = { name: 'Đỗ <b>Ẩn</b> & "Ước"\nBcc: ai@do.vn', email: 'hocvien@sen.vn', lang: 'vi' } as const;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sen-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a person’s name is plain text in a mail, whatever it contains', () => {
  const mail = signInCodeMail(reader, '012345', 10);
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('Đỗ &lt;b&gt;Ẩn');
  expect(mail.text).toContain('012345');
  expect(mail.subject).toBe('012345 là mã đăng nhập Sen của bạn');
  const english = recoveryMail({ ...reader, lang: 'en' }, 'https://sen.vn/reset?a=1&b=2', 60);
  expect(english.html).toContain('href="https://sen.vn/reset?a=1&amp;b=2"');
  expect(english.text).toContain('https://sen.vn/reset?a=1&b=2');
});

it('the mail about a rejected topic names the forum, the topic and the reason in both languages', () => {
  const denial = {
    unit: 'Sen',
    title: 'Dây đai',
    reason: 'Trùng bài',
    href: 'https://sen.vn/forum?topicId=7',
  };
  const mailIn = (lang: 'vi' | 'en') => {
    const { subject, text } = rejectedTopicMail({ ...reader, lang }, denial);
    return `${subject}\n${text}`;
  };
  expect(mailIn('vi')).toMatch(/“Dây đai” trên diễn đàn [^]*Sen không duyệt [^]*Lý do: Trùng bài/);
  expect(mailIn('en')).toMatch(/forum topic “Dây đai” [^]*Sen has rejected [^]*Reason: Trùng bài/);
});

it('the outbox holds one file per mail, however often it is tried', async () => {
  const mailer = mailerOf({ smtpUrl: undefined, from, outbox: join(folder, 'outbox') });
  const mail = signInCodeMail(reader, '012345', 10);
  await mailer.deliver(mail, '7');
  await mailer.deliver(mail, '7');
  expect(readdirSync(join(folder, 'outbox'))).toEqual(['00000007.eml']);
  const text = readFileSync(join(folder, 'outbox/00000007.eml'), 'utf8');
  expect(text).toContain('Message-ID: <mail-7@sen.vn>');
  expect(text.split('\r\n\r\n')[0]).not.toMatch(/bcc/i);
});

/** A mail server that accepts or refuses mails. */
async function smtpServer(refuses: () => boolean) {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refuses()) return done(new Error('Mailbox full'));
        taken.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

it('a refused mail is retried later; two processes send each mail once', async () => {
  let refusing = true;
  const server = await smtpServer(() => refusing);
  const app = await TestApp.start({ config: { smtpUrl: server.url, mailFrom: from } });
  try {
    const { services } = app.app;
    for (const code of ['000001', '000002', '000003'])
      await queueMail(app.database, signInCodeMail(reader, code, 10), app.clock.now());
    await sendMails.run(services);
    expect(server.taken).toEqual([]);
    refusing = false;
    await sendMails.run(services);
    expect(server.taken, 'not before its time').toEqual([]);

    app.clock.pass({ minutes: 2 });
    const other = await app.another();
    await Promise.all([sendMails.run(services), sendMails.run(other.app.services)]);
    expect(server.taken).toHaveLength(3);
    expect(server.taken.join('\n')).toContain('To: hocvien@sen.vn');
    const rows = await app.database.selectFrom('mail').selectAll().execute();
    for (const row of rows)
      expect(row).toMatchObject({ body_text: '', body_html: '', failure: null, tries: 2 });
  } finally {
    await app.stop();
    await server.close();
  }
});

it('a mail that is always refused is abandoned, with the reason', async () => {
  const app = await TestApp.start({ config: { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: from } });
  try {
    await queueMail(app.database, signInCodeMail(reader, '000001', 10), app.clock.now());
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await sendMails.run(app.app.services);
      app.clock.pass({ minutes: 300 });
    }
    const row = await app.database.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ tries: 6, sent_at: null, body_text: '' });
    expect(row.failure).toContain('ECONNREFUSED');
  } finally {
    await app.stop();
  }
});
