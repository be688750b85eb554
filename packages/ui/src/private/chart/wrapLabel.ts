/** Lines of at most `width` letters; what does not fit into `lines` ends in an ellipsis. A chart has no text flow. */
export function wrapLabel(text: string, width: number, lines: number): string[] {
  const room = Math.max(1, Math.floor(width));
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > room) {
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
  if (line.length <= room && !more) return line;
  const letters = [...line].slice(0, Math.max(1, room - 1)).join('');
  return `${letters.trimEnd()}…`;
}

/** Every how manieth label is drawn when each needs `needed` pixels and has `step` pixels. */
export function labelStep(needed: number, step: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(needed / step));
}

/** A letter of a caption is about that wide in pixels; a little too much rather than too little. */
export const letterWidth = 7.2;
export const lineHeight = 18;
