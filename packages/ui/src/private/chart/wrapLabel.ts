import { textWidth } from './textWidth';

/** Wraps a label to lines of at most `room` pixels; text beyond `lines` is replaced by an ellipsis. SVG has no text flow. */
export function wrapLabel(text: string, room: number, lines: number): string[] {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > room) {
      wrapped.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') wrapped.push(line);
  const kept = wrapped.slice(0, lines);
  const cut = wrapped.length > lines;
  return kept.map((each, place) => shorten(each, room, cut && place === kept.length - 1));
}

function shorten(line: string, room: number, more: boolean): string {
  if (!more && textWidth(line) <= room) return line;
  const letters = [...line];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The interval of drawn labels, if each needs `needed` pixels and has `step` pixels. */
export function labelStep(needed: number, step: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(needed / step));
}

export const lineHeight = 18;
