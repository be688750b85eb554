import type { MathElement, MathNode } from '../../questions/mathml.ts';
import { at, childOf, elementsOf, localName, textOf, type XmlElement } from '../xml/XmlElement.ts';

/** A formula, and the same in one line of text. */
export interface Formula {
  readonly math: MathElement;
  readonly alt: string;
}

interface Both {
  readonly nodes: readonly MathNode[];
  readonly alt: string;
}

const element = (name: string, children: readonly MathNode[], attributes = {}): MathElement => ({
  name,
  attributes,
  children,
});
const row = ({ nodes }: Both): MathNode =>
  nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : element('mrow', nodes);

/** A formula of Word (`m:oMath`) as MathML. */
export function mathOf(formula: XmlElement, isBlock = false): Formula {
  const { nodes, alt } = inside(formula);
  return { math: element('math', nodes, isBlock ? { display: 'block' } : {}), alt: alt.trim() };
}

function inside(parent: XmlElement | undefined): Both {
  const parts = elementsOf(parent).map(convert);
  return { nodes: parts.flatMap(({ nodes }) => nodes), alt: parts.map(({ alt }) => alt).join('') };
}

const part = (parent: XmlElement, name: string) => inside(childOf(parent, name));
const one = (node: MathNode, alt: string): Both => ({ nodes: [node], alt });
const grouped = (alt: string) => (/^[\p{L}\p{N}.,]*$/u.test(alt) ? alt : `(${alt})`);

function property(parent: XmlElement, properties: string, name: string): string | undefined {
  const found = at(parent, properties, name);
  return found && (found.attributes['m:val'] ?? found.attributes['val'] ?? '');
}

const isOn = (value: string | undefined) => value !== undefined && !/^(?:0|off|false)$/.test(value);

function convert(node: XmlElement): Both {
  switch (node.name) {
    case 'm:r':
      return run(node);
    case 'm:f': {
      const [num, den] = [part(node, 'm:num'), part(node, 'm:den')];
      const isBare = property(node, 'm:fPr', 'm:type') === 'noBar';
      const fraction = element('mfrac', [row(num), row(den)], isBare ? { linethickness: '0' } : {});
      return one(fraction, `${grouped(num.alt)}/${grouped(den.alt)}`);
    }
    case 'm:sSup':
      return scripts(node, 'msup', [['m:sup', '^']]);
    case 'm:sSub':
      return scripts(node, 'msub', [['m:sub', '_']]);
    case 'm:sSubSup':
      return scripts(node, 'msubsup', [
        ['m:sub', '_'],
        ['m:sup', '^'],
      ]);
    case 'm:limLow':
      return scripts(node, 'munder', [['m:lim', '_']]);
    case 'm:limUpp':
      return scripts(node, 'mover', [['m:lim', '^']]);
    case 'm:rad':
      return root(node);
    case 'm:nary':
      return sum(node);
    case 'm:d':
      return fenced(node);
    case 'm:func': {
      const [name, of] = [part(node, 'm:fName'), part(node, 'm:e')];
      return { nodes: [...name.nodes, element('mo', ['\u2061']), ...of.nodes], alt: `${name.alt} ${of.alt}` };
    }
    case 'm:acc':
      return accent(node, property(node, 'm:accPr', 'm:chr') ?? '̂');
    case 'm:groupChr':
      return accent(node, property(node, 'm:groupChrPr', 'm:chr') ?? '⏟');
    case 'm:bar':
      return accent(node, '¯', property(node, 'm:barPr', 'm:pos') === 'bot' ? 'munder' : 'mover');
    case 'm:m':
      return table(elementsOf(node, 'm:mr').map((line) => elementsOf(line, 'm:e')));
    case 'm:eqArr':
      return table(elementsOf(node, 'm:e').map((line) => [line]));
    case 'm:sPre':
      return before(node);
    case 'm:phant':
      return inside(childOf(node, 'm:e'));
    default:
      // Properties say how something looks; boxes, inserted runs and the like contain what counts.
      return /Pr$|^w:del$/.test(node.name) ? { nodes: [], alt: '' } : inside(node);
  }
}

function scripts(node: XmlElement, name: string, around: readonly (readonly [string, string])[]): Both {
  const base = part(node, 'm:e');
  const parts = around.map(([which, sign]) => ({ sign, of: part(node, which) }));
  const alt = parts.map(({ sign, of }) => `${sign}${grouped(of.alt)}`).join('');
  return one(element(name, [row(base), ...parts.map(({ of }) => row(of))]), `${grouped(base.alt)}${alt}`);
}

function root(node: XmlElement): Both {
  const [of, degree] = [part(node, 'm:e'), part(node, 'm:deg')];
  const isSquare = isOn(property(node, 'm:radPr', 'm:degHide')) || degree.nodes.length === 0;
  if (isSquare) return one(element('msqrt', [row(of)]), `√${grouped(of.alt)}`);
  return one(element('mroot', [row(of), row(degree)]), `root(${degree.alt}; ${of.alt})`);
}

function sum(node: XmlElement): Both {
  const sign = property(node, 'm:naryPr', 'm:chr') ?? '∫';
  const [low, high, of] = [part(node, 'm:sub'), part(node, 'm:sup'), part(node, 'm:e')];
  const isBeside = sign === '∫' || property(node, 'm:naryPr', 'm:limLoc') === 'subSup';
  const operator = element('mo', [sign], { largeop: 'true' });
  const has = (both: Both) => both.nodes.length > 0;
  const names = isBeside ? ['msubsup', 'msub', 'msup'] : ['munderover', 'munder', 'mover'];
  const bounds = [...(has(low) ? [row(low)] : []), ...(has(high) ? [row(high)] : [])];
  const name = names[bounds.length === 2 ? 0 : has(low) ? 1 : 2] ?? 'mrow';
  const head = bounds.length === 0 ? operator : element(name, [operator, ...bounds]);
  const said = `${sign}${has(low) ? `_${grouped(low.alt)}` : ''}${has(high) ? `^${grouped(high.alt)}` : ''}`;
  return { nodes: [head, ...of.nodes], alt: `${said} ${of.alt}` };
}

function fenced(node: XmlElement): Both {
  const [open, close] = [
    property(node, 'm:dPr', 'm:begChr') ?? '(',
    property(node, 'm:dPr', 'm:endChr') ?? ')',
  ];
  const between = property(node, 'm:dPr', 'm:sepChr') ?? '|';
  const parts = elementsOf(node, 'm:e').map(inside);
  const fence = (sign: string) => (sign === '' ? [] : [element('mo', [sign], { fence: 'true' })]);
  const nodes = parts.flatMap((each, index) => [
    ...(index > 0 ? [element('mo', [between], { separator: 'true' })] : []),
    ...each.nodes,
  ]);
  const alt = `${open}${parts.map((each) => each.alt).join(between)}${close}`;
  return one(element('mrow', [...fence(open), ...nodes, ...fence(close)]), alt);
}

function accent(node: XmlElement, sign: string, name = 'mover'): Both {
  const of = part(node, 'm:e');
  const isBelow = name === 'munder' || sign === '⏟';
  const mark = element('mo', [sign], { stretchy: 'true' });
  return one(
    element(isBelow ? 'munder' : 'mover', [row(of), mark], isBelow ? {} : { accent: 'true' }),
    of.alt,
  );
}

function table(rows: readonly (readonly XmlElement[])[]): Both {
  const read = rows.map((cells) => cells.map(inside));
  const lines = read.map((cells) =>
    element(
      'mtr',
      cells.map((cell) => element('mtd', cell.nodes)),
    ),
  );
  const alt = read.map((cells) => cells.map((cell) => cell.alt).join(', ')).join('; ');
  return one(element('mtable', lines), `[${alt}]`);
}

function before(node: XmlElement): Both {
  const [base, low, high] = [part(node, 'm:e'), part(node, 'm:sub'), part(node, 'm:sup')];
  const parts = [row(base), element('mprescripts', []), row(low), row(high)];
  return one(element('mmultiscripts', parts), `^${high.alt}_${low.alt}${base.alt}`);
}

/** A run: numbers, operators, and letters, which stand for a variable each unless they are set upright. */
function run(node: XmlElement): Both {
  const text = elementsOf(node)
    .filter(({ name }) => localName(name) === 't')
    .map(textOf)
    .join('')
    .normalize('NFC');
  if (text === '') return { nodes: [], alt: '' };
  const isText = isOn(at(node, 'm:rPr', 'm:nor') && (property(node, 'm:rPr', 'm:nor') ?? ''));
  if (isText) return one(element('mtext', [text]), text);
  const isUpright = property(node, 'm:rPr', 'm:sty') === 'p';
  const tokens = text.match(/\d+(?:[.,]\d+)*|\p{L}\p{M}*(?:\p{L}\p{M}*)*|\s+|[^\s]/gu) ?? [];
  return { nodes: tokens.flatMap((word) => tokenOf(word, isUpright)), alt: text };
}

function tokenOf(word: string, isUpright: boolean): MathElement[] {
  if (word.trim() === '') return [element('mspace', [], { width: '0.3em' })];
  if (/^\d/.test(word)) return [element('mn', [word])];
  if (!/^\p{L}/u.test(word)) return [element('mo', [word])];
  if (word.length === 1) return [element('mi', [word], isUpright ? { mathvariant: 'normal' } : {})];
  // Several letters set upright are a name: sin, lim.
  return isUpright ? [element('mi', [word])] : [...word].map((letter) => element('mi', [letter]));
}
