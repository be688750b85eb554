import type { Blank } from '../drafts.ts';

const start =
  /\{\d*:(SHORTANSWER|SHORTANSWER_C|SA|SAC|MW|MWC|NUMERICAL|NM|MULTICHOICE|MULTICHOICE_[A-Z]+|MULTIRESPONSE(?:_[A-Z]+)?|MC[A-Z]*|MR[A-Z]*):/y;

interface Taken {
  readonly text: string;
  readonly blanks: Blank[];
  readonly isMixed: boolean;
  readonly hasFeedback: boolean;
}

/** Takes the answers out of a text with embedded ones, `{1:SHORTANSWER:=Huế}`, and puts blanks in their places. */
export function takeCloze(html: string, textOf: (html: string) => string): Taken {
  const blanks: Blank[] = [];
  let text = '';
  let hasFeedback = false;
  for (let at = 0; at < html.length;) {
    start.lastIndex = at;
    const found = html[at] === '{' ? start.exec(html) : null;
    const close = found ? closeOf(html, start.lastIndex) : -1;
    if (!found || close < 0) {
      text += html.charAt(at);
      at += 1;
      continue;
    }
    const items = itemsOf(html.slice(start.lastIndex, close));
    hasFeedback ||= items.some(({ feedback }) => feedback !== '');
    blanks.push(blankOf(found[1] ?? '', items, textOf));
    text += `[[${blanks.length}]]`;
    at = close + 1;
  }
  return { text, blanks, hasFeedback, isMixed: new Set(blanks.map(({ kind }) => kind)).size > 1 };
}

function closeOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '}') return at;
  }
  return -1;
}

interface Item {
  points: number;
  text: string;
  feedback: string;
}

function itemsOf(written: string): Item[] {
  return splitAt(written, '~')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [marker, sign, percent] = /^(?:(=)|%(-?\d+(?:\.\d+)?)%)/.exec(item) ?? [''];
      const [text = '', ...feedback] = splitAt(item.slice(marker.length), '#');
      return {
        points: sign ? 100 : Number(percent ?? 0),
        text: unescaped(text),
        feedback: feedback.join('#'),
      };
    });
}

function splitAt(text: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (letter === sign && !isEntity(text, at, sign)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The sign of '&#160;' begins no feedback. */
const isEntity = (text: string, at: number, sign: string) =>
  sign === '#' && /^&#(?:x[\da-f]+|\d+);/i.test(text.slice(at - 1, at + 10));

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, '$1');

export function escapeCloze(html: string): string {
  return html.replaceAll(/[\\~}/"]|(?<!&)#/g, (sign) => `\\${sign}`);
}

function blankOf(kind: string, items: readonly Item[], textOf: (html: string) => string): Blank {
  const right = items.findIndex(({ points }) => points > 0);
  if (/^(?:NUMERICAL|NM)$/.test(kind)) {
    const [value = '', tolerance = '0'] = (items[Math.max(0, right)]?.text ?? '').split(':');
    return { kind: 'number', value: Number(value) || 0, tolerance: Math.abs(Number(tolerance) || 0) };
  }
  if (/^M[CRU]/.test(kind) && kind !== 'MW')
    return {
      kind: 'list',
      options: items.map(({ text }) => textOf(text)),
      right: right < 0 ? undefined : right,
    };
  return {
    kind: 'words',
    accepted: items.filter(({ points }) => points > 0).map(({ text }) => textOf(text)),
  };
}
