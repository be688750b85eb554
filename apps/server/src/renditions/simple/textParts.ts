import { UnreadableError } from '../../spreadsheets/UnreadableError.ts';
import { simpleLimits } from './simpleLimits.ts';

/** Characters of text that a picture takes the room of. */
const pictureRoom = 800;

/**
 * Cuts well-formed HTML between its outermost elements into parts of about a page.
 * @throws {UnreadableError} tooMuchText, when one part alone exceeds the limit
 */
export function textParts(html: string): { parts: string[]; isShortened: boolean } {
  const { part, html: most } = simpleLimits.text;
  const parts: string[] = [];
  let [start, textFrom, depth, room] = [0, 0, 0, 0];
  for (const { 0: tag, 1: closing, 2: name, 3: selfClosing, index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g,
  )) {
    room += index - textFrom + (name === 'img' ? pictureRoom : 0);
    textFrom = index + tag.length;
    if (closing) depth -= 1;
    else if (!selfClosing) depth += 1;
    if (depth > 0 || room < part) continue;
    if (textFrom > most) {
      if (parts.length === 0) throw new UnreadableError('tooMuchText');
      return { parts, isShortened: true };
    }
    parts.push(html.slice(start, textFrom));
    [start, room] = [textFrom, 0];
  }
  const last = html.slice(start);
  return { parts: last === '' ? parts : [...parts, last], isShortened: false };
}
