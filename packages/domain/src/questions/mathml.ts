/** Presentation MathML: what browsers draw, without links, actions and foreign content. */
const names = new Set(
  `math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose msub msup msubsup munder mover
  munderover mmultiscripts mprescripts none mtable mtr mtd`.split(/\s+/),
);
/** Attributes that only draw. */
const attributes = new Set(
  `accent accentunder columnalign display fence form largeop linethickness lspace mathvariant movablelimits notation rowalign rspace
  separator stretchy symmetric width`.split(/\s+/),
);
const emptyNames = new Set(['mspace', 'none', 'mprescripts']);

/** A node of a formula: an element, or a text in it. */
export type MathNode = string | MathElement;
export interface MathElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathNode[];
}

export function isMathName(name: string): boolean {
  return names.has(name);
}

export function isMathAttribute(name: string): boolean {
  return attributes.has(name);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Writes a formula in the one way that `isMathml` accepts. */
export function writeMathml(node: MathNode): string {
  if (typeof node === 'string') return escaped(node);
  const said = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = node.children.map(writeMathml).join('');
  return `<${node.name}${said.join('')}>${inside}</${node.name}>`;
}

const token = /<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>|([^<>]+)/y;

/** Whether a text is a formula of these elements, each closed, with nothing else. */
export function isMathml(text: string): boolean {
  const open: string[] = [];
  let isOver = false;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found || isOver) return false;
    const [, slash, name, said = '', words] = found;
    if (words !== undefined) {
      if (open.length === 0 || /&(?!(?:amp|lt|gt|quot);)/.test(words)) return false;
      continue;
    }
    if (name === undefined || !names.has(name) || (open.length === 0) !== (name === 'math' && slash === ''))
      return false;
    for (const [, attribute = ''] of said.matchAll(/ ([a-z]+)=/g))
      if (!attributes.has(attribute)) return false;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
    isOver = open.length === 0;
  }
  return isOver;
}

export function isEmptyMathName(name: string): boolean {
  return emptyNames.has(name);
}
