import type { Mail, MailAttachment } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const words = {
  vi: {
    subject: (view: string, report: string) => `${view}: ${report} tuần này`,
    attached: (view: string) =>
      `Tệp đính kèm là “${view}” tính đến sáng nay, với bộ lọc và thứ tự bạn đã lưu.`,
    tooMany: (view: string, most: string) =>
      `“${view}” có hơn ${most} dòng nên không gửi kèm được. Hãy mở báo cáo để xem hoặc xuất.`,
    action: 'Mở báo cáo',
    why: 'Sen gửi email này vào mỗi thứ Hai vì bạn đã chọn như vậy. Bạn có thể tắt trong “Chế độ xem đã lưu” của báo cáo.',
  },
  en: {
    subject: (view: string, report: string) => `${view}: ${report} this week`,
    attached: (view: string) =>
      `Attached is “${view}” as of this morning, with the filters and order that you saved.`,
    tooMany: (view: string, most: string) =>
      `“${view}” has more than ${most} rows and cannot be attached. Open the report to read or export it.`,
    action: 'Open the report',
    why: 'Sen sends this every Monday because you chose so. You can turn it off in “Saved views” of the report.',
  },
} as const;

interface MailedView {
  view: string;
  /** The report's name in the reader's language. */
  report: string;
  href: string;
  /** Undefined: it has too many rows. */
  file: MailAttachment | undefined;
  /** The most rows that are attached, formatted. */
  most: string;
}

/** A kept view of a report, every Monday. */
export function reportViewMail(reader: MailReader, { view, report, href, file, most }: MailedView): Mail {
  const { subject, attached, tooMany, action, why } = words[reader.lang];
  return {
    ...mailTo(reader, subject(view, report), [
      { kind: 'text', text: file ? attached(view) : tooMany(view, most) },
      { kind: 'action', label: action, href },
      { kind: 'text', text: why },
    ]),
    attachment: file,
  };
}
