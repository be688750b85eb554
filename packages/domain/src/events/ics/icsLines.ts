/** A line of a calendar file: `NAME;PARAMETER=value:value`. */
export interface IcsLine {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** The longest line once it is unfolded; RFC 5545 has no limit. */
const longestLine = 20_000;
/** The longest name with its parameters. */
const longestHead = 1000;

/** The lines of a file, continued ones as one; null where one is too long or not understood. */
export function icsLines(text: string): (IcsLine | null)[] {
  const joined: string[] = [];
  const parts: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) joined.push(parts.join(''));
    parts.length = 0;
    parts.push(line);
  }
  joined.push(parts.join(''));
  return joined.filter((line) => line !== '').map(lineOf);
}

function lineOf(line: string): IcsLine | null {
  if (line.length > longestLine) return null;
  const colon = endOf(line, ':');
  if (colon < 1 || colon > longestHead) return null;
  const head = line.slice(0, colon);
  const [name = '', ...given] = splitOutside(head, ';');
  const parameters = new Map<string, string>();
  for (const parameter of given) {
    const equals = parameter.indexOf('=');
    if (equals < 1) return null;
    const value = parameter.slice(equals + 1);
    parameters.set(
      parameter.slice(0, equals).toUpperCase(),
      value.startsWith('"') ? value.slice(1, -1) : value,
    );
  }
  return { name: name.toUpperCase(), parameters, value: line.slice(colon + 1) };
}

/** Where this sign first is outside quotation marks; -1 for nowhere. */
function endOf(text: string, sign: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && text[at] === sign) return at;
  }
  return -1;
}

function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let rest = text; ;) {
    const at = endOf(rest, sign);
    if (at < 0) return [...parts, rest];
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
}

/** A text as it was written before signs of it were escaped, without what no text has. */
export function icsText(value: string): string {
  const text = value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
    sign === 'n' || sign === 'N' ? '\n' : sign,
  );
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return text.replaceAll(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ');
}
