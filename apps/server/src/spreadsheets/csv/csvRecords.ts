const quote = '"';

/**
 * The records of a text, one at a time. A quote counts at the beginning of a field alone; one that is never closed goes to
 * the end. A blank line is a record of one empty field.
 */
export function* csvRecords(text: string, delimiter: string): Generator<string[]> {
  const end = new RegExp(`[\\r\\n${delimiter === '\t' ? '\\t' : `\\${delimiter}`}]`, 'g');
  let fields: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let field = '';
    if (text[at] === quote) {
      const quoted = quotedField(text, at + 1);
      field = quoted.field;
      at = quoted.end;
    }
    end.lastIndex = at;
    const stop = end.exec(text)?.index ?? text.length;
    // What stands behind a closing quote belongs to the field.
    fields.push(field + text.slice(at, stop));
    at = stop + 1;
    if (text[stop] === delimiter) continue;
    if (text[stop] === '\r' && text[at] === '\n') at += 1;
    yield fields;
    fields = [];
    if (at >= text.length) return;
  }
}

/** The text up to the closing quote, with doubled quotes read as one, and where it ends. */
function quotedField(text: string, start: number): { field: string; end: number } {
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const close = text.indexOf(quote, at);
    parts.push(text.slice(at, close < 0 ? text.length : close));
    if (close < 0) return { field: parts.join(''), end: text.length };
    if (text[close + 1] !== quote) return { field: parts.join(''), end: close + 1 };
    parts.push(quote);
    at = close + 2;
  }
}
