import type { Language } from '@sen/api/contract/model';
import type { Mail } from './Mail.ts';

/** The content of a mail, in reading order. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** A code to type, large and on its own line. */
  | { kind: 'code'; code: string }
  /** A button; its address is repeated below, for readers that show no buttons. */
  | { kind: 'action'; label: string; href: string };

interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  blocks: readonly MailBlock[];
}

const closing = {
  vi: 'Đây là email tự động của Sen, vui lòng không trả lời.',
  en: 'This is an automatic email from Sen; please do not reply.',
} as const satisfies Record<Language, string>;

/** User-controlled text (a name) is shown as text, never as markup. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Keeps subjects and greetings on one line, whatever a name contains. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The template of all mails: plain text, and HTML that works in light and dark and without pictures. */
export function mailOf({ to, subject, greeting, blocks }: MailContent, language: Language): Mail {
  const end = closing[language];
  const hello = oneLine(greeting);
  const text = [hello, ...blocks.map(asText), end].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px 16px;font-family:'Be Vietnam Pro','Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:#1a6b3c">Sen</p>
<p style="margin:0 0 16px">${escapeHtml(hello)}</p>
${blocks.map(asHtml).join('\n')}
<p style="margin:32px 0 0;font-size:13px;color:#6b756e">${escapeHtml(end)}</p>
</div>
</body>
</html>
`;
  return { to, subject: oneLine(subject), text: `${text}\n`, html };
}

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n');
    case 'code':
      return `    ${block.code}`;
    case 'action':
      return `${block.label}:\n${block.href}`;
  }
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:24px">${block.items.map((item) => `<li>${escapeHtml(oneLine(item))}</li>`).join('')}</ul>`;
    case 'code':
      return `<p style="margin:24px 0;font-size:32px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(block.code)}</p>`;
    case 'action':
      return `<p style="margin:24px 0 8px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1a6b3c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(block.href)}</p>`;
  }
}
