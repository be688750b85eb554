export interface LinkPart {
  text: string;
  /** Absent for plain text. */
  href?: string | undefined;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”]+/giu;
/** Punctuation that ends the sentence rather than the URL. */
const tail = /[.,;:!?…]+$/u;

/** Splits text into plain text and URLs. Only http and https become links, so that user input cannot run script. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutTail(match[0]);
    const href = safeAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Ends `(xem https://vi.dụ/a)` before the bracket, `https://vi.dụ/a_(b)` after it. */
function withoutTail(found: string): string {
  let text = found.replace(tail, '');
  while (text.endsWith(')') && text.split('(').length < text.split(')').length) {
    text = text.slice(0, -1).replace(tail, '');
  }
  return text;
}

function safeAddress(text: string): string | undefined {
  const url = URL.parse(text.startsWith('http') ? text : `https://${text}`);
  const web = url?.protocol === 'https:' || url?.protocol === 'http:';
  // User info before @ can disguise the host of a URL.
  return url && web && url.username === '' && url.hostname.includes('.') ? url.href : undefined;
}
