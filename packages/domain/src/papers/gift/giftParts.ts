/** The text of one question of GIFT, taken apart. */
export interface GiftBlock {
  readonly name: string;
  readonly format: string;
  readonly before: string;
  /** What is in the braces; undefined where there are none. */
  readonly answer: string | undefined;
  readonly after: string;
  readonly isCut: boolean;
  /** The file stops in its last line, which may have been longer. */
  readonly mayGoOn: boolean;
  readonly lines: readonly string[];
  readonly tags: readonly string[];
}

export interface GiftItem {
  readonly isRight: boolean;
  readonly weight: number | undefined;
  readonly text: string;
  readonly feedback: string;
}

/** The place of the first of these signs that is not escaped; -1 if there is none. */
export function placeOf(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text.charAt(at))) return at;
  }
  return -1;
}

export function cutAt(text: string, sign: string): [string, string] {
  const at = placeOf(text, sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

export function escapeGift(text: string): string {
  return text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Questions end at an empty line outside of braces; the last one also where the file does, which may be too early. */
export function giftBlocks(text: string): { blocks: GiftBlock[]; hasCategories: boolean } {
  const blocks: GiftBlock[] = [];
  let hasCategories = false;
  let isFollowed = false;
  let lines: string[] = [];
  let tags: string[] = [];
  const end = () => {
    if (lines.some((line) => line.trim() !== '')) {
      blocks.push(blockOf(lines, tags));
      tags = [];
      isFollowed = false;
    }
    lines = [];
  };
  let isOpen = false;
  for (const line of text.replaceAll('\r\n', '\n').normalize('NFC').split('\n')) {
    if (/^\s*\/\//.test(line)) {
      if (!isOpen && lines.length > 0) end();
      isFollowed = true;
      tags.push(...Array.from(line.matchAll(/\[tag:([^\]]+)\]/g), ([, tag = '']) => tag.trim()));
      continue;
    }
    if (/^\s*\$CATEGORY:/i.test(line)) {
      end();
      hasCategories = true;
      isFollowed = true;
      continue;
    }
    if (line.trim() === '' && !isOpen) {
      end();
      continue;
    }
    lines.push(line);
    isOpen = staysOpen(line, isOpen);
  }
  // Its last line has no end.
  const mayGoOn = lines.length > 0;
  end();
  const last = blocks.pop();
  if (last && !isFollowed) blocks.push({ ...last, mayGoOn, isCut: last.isCut || last.answer === undefined });
  else if (last) blocks.push(last);
  return { blocks, hasCategories };
}

function staysOpen(line: string, wasOpen: boolean): boolean {
  let isOpen = wasOpen;
  for (let at = placeOf(line, '{}'); at >= 0; at = placeOf(line, '{}', at + 1)) isOpen = line[at] === '{';
  return isOpen;
}

function blockOf(lines: readonly string[], tags: readonly string[]): GiftBlock {
  let rest = lines.join('\n').trim();
  let name = '';
  if (rest.startsWith('::')) {
    const close = endOfName(rest);
    if (close > 0) {
      name = unescapeGift(rest.slice(2, close)).trim();
      rest = rest.slice(close + 2).trimStart();
    }
  }
  const [marker, format = ''] = /^\[(html|plain|moodle|markdown)\]/i.exec(rest) ?? [''];
  rest = rest.slice(marker.length);
  const open = placeOf(rest, '{');
  const common = { name, format: format.toLowerCase(), mayGoOn: false, lines, tags };
  if (open < 0) return { ...common, before: rest, answer: undefined, after: '', isCut: false };
  // Braces within braces: the answers before them were never closed.
  const close = placeOf(rest, '{}', open + 1);
  const isCut = rest[close] !== '}';
  return {
    ...common,
    before: rest.slice(0, open),
    answer: rest.slice(open + 1, close < 0 ? undefined : close),
    after: isCut ? '' : rest.slice(close + 1),
    isCut,
  };
}

function endOfName(text: string): number {
  for (let at = placeOf(text, ':', 2); at >= 0; at = placeOf(text, ':', at + 1))
    if (text[at + 1] === ':') return at;
  return -1;
}

/** The answers of a question: `=right`, `~wrong`, with points and feedback. */
export function giftItems(answer: string): GiftItem[] {
  const items: GiftItem[] = [];
  for (let at = placeOf(answer, '=~'); at >= 0;) {
    const next = placeOf(answer, '=~', at + 1);
    const written = answer.slice(at + 1, next < 0 ? undefined : next).trim();
    const [marker, weight] = /^%(-?\d+(?:\.\d+)?)%/.exec(written) ?? [''];
    // General feedback of the question begins with four signs.
    const [text, feedback] = cutAt(written.slice(marker.length), '#');
    items.push({
      isRight: answer[at] === '=',
      weight: weight === undefined ? undefined : Number(weight),
      text: text.trim(),
      feedback: feedback.trim(),
    });
    at = next;
  }
  return items;
}
