import DOMPurify, { type Config } from 'dompurify';

export interface CleanOptions {
  /** Allowed origins of images besides `data:`: 'https://files.sen.vn'. None by default. */
  imageOrigins?: readonly string[] | undefined;
  /** The only images that are allowed, by `src`; all of the origins by default. */
  imageSources?: ReadonlySet<string> | undefined;
}

/** The allowlist; everything else is removed. */
const allowed = {
  // prettier-ignore
  ALLOWED_TAGS: [
    'p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img',
    'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  // These attributes are not URLs, so the URL rule must not apply to them.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  // A path is an image of the page's own origin; links with a path lose it below.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

/** Raster images only; an SVG is a document and may contain anything. */
const drawnImage = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

function isImageAllowed(source: string, { imageOrigins = [], imageSources }: CleanOptions): boolean {
  if (imageSources && !imageSources.has(source)) return false;
  if (drawnImage.test(source)) return true;
  try {
    const { protocol, origin } = new URL(source, location.origin);
    return (protocol === 'https:' || protocol === 'http:') && imageOrigins.includes(origin);
  } catch {
    return false;
  }
}

/** Runs one call with its URL hook and removes the hook afterwards, since DOMPurify's hooks are global. */
function withRules<Result>(options: CleanOptions, clean: () => Result): Result {
  const finish = (node: Element) => {
    if (node.localName === 'a') {
      const written = node.getAttribute('href') ?? '';
      const href = /^\s*(?:https?:\/\/|mailto:)/i.test(written) ? written : '';
      if (/^https?:/i.test(href)) node.setAttribute('target', '_blank');
      if (href !== '') node.setAttribute('rel', 'noopener noreferrer nofollow');
      // An empty href would link to the page itself.
      else node.removeAttribute('href');
      node.removeAttribute('src');
    } else if (node.localName === 'img') {
      if (!isImageAllowed(node.getAttribute('src') ?? '', options)) node.removeAttribute('src');
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

/** Sanitises HTML to be stored, sent or compared. Outside of a browser it returns ''. */
export function cleanHtml(html: string, options: CleanOptions = {}): string {
  if (!DOMPurify.isSupported) return '';
  return withRules(options, () => DOMPurify.sanitize(html, allowed));
}

/** The same as TrustedHTML, for pages that require Trusted Types; a plain string where the browser does not support them. */
export function cleanMarkup(html: string, options: CleanOptions = {}): TrustedHTML | string {
  if (!DOMPurify.isSupported) return '';
  return withRules(options, () => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }));
}

/** The same as a detached element, for callers that read it without inserting it into a page. */
export function cleanElement(html: string, options: CleanOptions = {}): Node {
  return withRules(options, () => DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }));
}

/** Sanitises the clipboard content of other programs, converting their elements to the allowed ones. */
export function cleanPasted(html: string, options: CleanOptions = {}): string {
  if (!DOMPurify.isSupported) return '';
  const tags = [...allowed.ALLOWED_TAGS, 'b', 'i', 'del', 'h1', 'h2', 'h5', 'h6'];
  const clean = withRules(options, () => DOMPurify.sanitize(html, { ...allowed, ALLOWED_TAGS: tags }));
  return clean
    .replaceAll(/<(\/?)h[12]>/g, '<$1h3>')
    .replaceAll(/<(\/?)h[56]>/g, '<$1h4>')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/<(\/?)del>/g, '<$1s>');
}
