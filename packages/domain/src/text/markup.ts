import { tidySpaces } from './spaces.ts';
import { withoutUnseen } from './unseen.ts';

/** What the editor of texts writes and `RichText` shows; everything else is removed. */
const kept = new Set('p br strong em u s h3 h4 ul ol li blockquote code pre a'.split(' '));
const written: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };
/** Their content is no text. */
const foreign = new Set(
  'script style iframe object svg math template title textarea noscript noembed noframes xmp select'.split(
    ' ',
  ),
);
/** Deeper lists than anybody writes would only tire a browser. */
const deepest = 32;

// No alternative begins as another does, and none passes a `<`: the time is linear.
const token =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<[!?][^>]*>|[^<]+|</gi;
const valueOf = (name: string) =>
  new RegExp(String.raw`(?:^|[\s"'/])${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i');
const values = {
  href: valueOf('href'),
  src: valueOf('src'),
  alt: valueOf('alt'),
  width: valueOf('width'),
  height: valueOf('height'),
};
/** A picture is a file of this product: no text makes its readers fetch anything from elsewhere. */
const file = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The longest description of a picture, in UTF-16 units. */
const longestAlt = 300;
const entity = /&(?!(?:[a-z]+|#\d+|#x[0-9a-f]+);)/gi;

const escapeText = (text: string) =>
  text.replaceAll(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:([a-z]+)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** Characters written as numbers, of any length, and the names of those that are not seen. */
const writtenCharacter = /&(?:#(\d+)|#x([0-9a-f]+)|lrm|rlm|shy|NoBreak|ZeroWidthSpace);/gi;

/** Escaped text without characters that are not seen, however they are written. */
function seenText(text: string): string {
  return escapeText(withoutUnseen(text)).replaceAll(writtenCharacter, (whole, decimal, hex) => {
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff && withoutUnseen(String.fromCodePoint(code)) !== '' ? whole : '';
  });
}

function valueIn(attributes: string, name: keyof typeof values): string {
  const found = values[name].exec(attributes);
  return decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

const quoted = (value: string) => `"${escapeText(value.replaceAll('&', '&amp;')).replaceAll('"', '&quot;')}"`;

function linkOf(attributes: string): string {
  const href = valueIn(attributes, 'href').replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '');
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return '<a>';
  return `<a href=${quoted(href)}>`;
}

/** Its size reserves its place before it is there. */
function pictureOf(attributes: string): string {
  const src = valueIn(attributes, 'src');
  if (!file.test(src)) return '';
  const alt = tidySpaces(valueIn(attributes, 'alt')).slice(0, longestAlt).trim();
  const size = (['width', 'height'] as const).map((side) => {
    const pixels = valueIn(attributes, side);
    return /^[1-9]\d{0,4}$/.test(pixels) ? ` ${side}="${pixels}"` : '';
  });
  return `<img src="${src}" alt=${quoted(alt)}${size.join('')}>`;
}

/**
 * The markup that may be stored of an HTML text that anybody has sent. It is written anew from texts and known tags, each closed, so that
 * nothing of what was sent gets into it unread; its texts turn no direction.
 */
export function cleanMarkup(html: string): string {
  const open: string[] = [];
  let out = '';
  let skipped: string | null = null;
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(token)) {
    const lower = name.toLowerCase();
    const tag = written[lower] ?? lower;
    if (skipped !== null) {
      if (slash === '/' && tag === skipped) skipped = null;
    } else if (name === '') {
      if (whole === '<' || !whole.startsWith('<')) out += seenText(whole);
    } else if (foreign.has(tag)) {
      if (slash !== '/') skipped = tag;
    } else if (tag === 'br') out += '<br>';
    else if (tag === 'img') out += pictureOf(attributes);
    else if (kept.has(tag)) {
      if (slash === '/') out += closing(open, tag);
      else if (open.length < deepest) {
        open.push(tag);
        out += tag === 'a' ? linkOf(attributes) : `<${tag}>`;
      }
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Closes a tag and those within it that are still open; nothing if it is not open. */
function closing(open: string[], tag: string): string {
  const place = open.lastIndexOf(tag);
  if (place === -1) return '';
  return open
    .splice(place)
    .toReversed()
    .map((each) => `</${each}>`)
    .join('');
}

export interface MarkupPicture {
  /** The id of its file. */
  id: string;
  alt: string;
}

/** The pictures of clean markup, in their order. */
export function picturesOfMarkup(html: string): MarkupPicture[] {
  return [...html.matchAll(/<img ([^<>]*)>/g)].flatMap(([, attributes = '']) => {
    const id = file.exec(valueIn(attributes, 'src'))?.[1];
    return id === undefined ? [] : [{ id, alt: valueIn(attributes, 'alt') }];
  });
}

/** The text of clean markup, a line for each paragraph. */
export function textOfMarkup(html: string): string {
  const lines = html.replaceAll(/<br>|<\/(?:p|h3|h4|li|blockquote|pre)>/g, '\n').replaceAll(/<[^<>]*>/g, '');
  return decode(lines)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
}
