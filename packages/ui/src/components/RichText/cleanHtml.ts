import DOMPurify, { type Config } from 'dompurify';

export interface CleanOptions {
  /** Where images may come from besides the text itself (`data:`): 'https://files.sen.vn'. None by default. */
  imageOrigins?: readonly string[] | undefined;
}

/** All that a text may be made of; what is not named here does not survive. */
const allowed = {
  // prettier-ignore
  ALLOWED_TAGS: [
    'p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img',
    'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  // These are no addresses: the rule below is not theirs.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

/** Pictures that are drawn from points; an SVG is a document and may hold anything. */
const drawnImage = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

function isImageAllowed(source: string, origins: readonly string[]): boolean {
  if (drawnImage.test(source)) return true;
  try {
    const { protocol, origin } = new URL(source);
    return (protocol === 'https:' || protocol === 'http:') && origins.includes(origin);
  } catch {
    return false;
  }
}

/** Runs one cleaning with the rules for addresses; they are taken away again, since DOMPurify keeps them for everybody. */
function withRules<Result>({ imageOrigins = [] }: CleanOptions, clean: () => Result): Result {
  const finish = (node: Element) => {
    if (node.localName === 'a') {
      const href = node.getAttribute('href') ?? '';
      if (/^https?:/i.test(href)) node.setAttribute('target', '_blank');
      if (href !== '') node.setAttribute('rel', 'noopener noreferrer nofollow');
      // An empty address would lead to the page itself.
      else node.removeAttribute('href');
      node.removeAttribute('src');
    } else if (node.localName === 'img') {
      if (!isImageAllowed(node.getAttribute('src') ?? '', imageOrigins)) node.removeAttribute('src');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
      node.removeAttribute('href');
    } else {
      node.removeAttribute('src');
      node.removeAttribute('href');
    }
  };
  DOMPurify.addHook('afterSanitizeAttributes', finish);
  try {
    return clean();
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish);
  }
}

/** HTML of which nothing is left but a text: to be stored, sent or compared. Outside of a browser it is empty. */
export function cleanHtml(html: string, options: CleanOptions = {}): string {
  if (!DOMPurify.isSupported) return '';
  return withRules(options, () => DOMPurify.sanitize(html, allowed));
}

/** The same as markup that a page which requires Trusted Types lets in; a plain text where the browser knows none. */
export function cleanMarkup(html: string, options: CleanOptions = {}): TrustedHTML | string {
  if (!DOMPurify.isSupported) return '';
  return withRules(options, () => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }));
}

/** The same as a detached element, for those who read it without writing it into a page. */
export function cleanElement(html: string, options: CleanOptions = {}): Node {
  return withRules(options, () => DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }));
}

/** What other programs put on the clipboard, with their names for the same marks translated into ours. */
export function cleanPasted(html: string): string {
  if (!DOMPurify.isSupported) return '';
  const tags = [...allowed.ALLOWED_TAGS, 'b', 'i', 'del', 'h1', 'h2', 'h5', 'h6'];
  const clean = withRules({}, () => DOMPurify.sanitize(html, { ...allowed, ALLOWED_TAGS: tags }));
  return clean
    .replaceAll(/<(\/?)h[12]>/g, '<$1h3>')
    .replaceAll(/<(\/?)h[56]>/g, '<$1h4>')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/<(\/?)del>/g, '<$1s>');
}
