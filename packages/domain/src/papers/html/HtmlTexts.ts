import { figureMarker } from '../../questions/figures.ts';
import {
  isMathAttribute,
  isMathName,
  type MathElement,
  type MathNode,
  writeMathml,
} from '../../questions/mathml.ts';
import type { PaperWarning } from '../paperWarnings.ts';
import type { PaperFigure, PictureRef } from '../text/PaperLine.ts';
import { lifted, lowered } from '../text/scripts.ts';
import { elementsOf, isElement, localName, textOf, within, type XmlElement } from '../xml/XmlElement.ts';
import { htmlTree } from './htmlTree.ts';

/** Where a picture of a document is; undefined if it has none by this address. */
export type SourceOf = (address: string) => Pick<PictureRef, 'path' | 'base64'> | undefined;

const blocks = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 tr blockquote pre section article figure figcaption dl dt dd hr'.split(
    ' ',
  ),
);
const hostile = new Set(
  'script style iframe object embed applet form input button link meta base noscript template svg video audio'.split(
    ' ',
  ),
);
const dataAddress = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

/** Turns HTML into texts of questions: pictures, tables and formulas become figures, everything that acts is left out. */
export class HtmlTexts {
  readonly #figures: Map<string, PaperFigure>;
  readonly #sourceOf: SourceOf;
  readonly #known = new Map<string, string>();
  #warnings: PaperWarning[] = [];

  constructor(figures: Map<string, PaperFigure>, sourceOf: SourceOf = () => undefined) {
    this.#figures = figures;
    this.#sourceOf = sourceOf;
  }

  /** The warnings since the last call. */
  takeWarnings(): PaperWarning[] {
    const taken = this.#warnings;
    this.#warnings = [];
    return taken;
  }

  ofHtml(html: string): string {
    return this.ofTree(htmlTree(html));
  }

  /** @param put what stands in the place of an element, such as a blank; undefined for its text */
  ofTree(root: XmlElement, put: (element: XmlElement) => string | undefined = () => undefined): string {
    return this.#inside(root, put)
      .replaceAll(/ *\n[ \n]*/g, '\n')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
      .replaceAll('\u000b', '\n')
      .replaceAll('\u00a0', ' ')
      .normalize('NFC');
  }

  #inside(element: XmlElement, put: (element: XmlElement) => string | undefined): string {
    return element.children
      .map((node) => (isElement(node) ? this.#element(node, put) : node.replaceAll(/[ \t\r\n]+/g, ' ')))
      .join('');
  }

  #element(element: XmlElement, put: (element: XmlElement) => string | undefined): string {
    const own = put(element);
    if (own !== undefined) return own;
    const name = localName(element.name).toLowerCase();
    if (hostile.has(name)) {
      this.#warn({ code: 'scriptLeft' });
      return '';
    }
    // A line break that is meant stays, also beside others.
    if (name === 'br') return '\u000b';
    if (name === 'img') return this.#picture(element);
    if (name === 'math') return this.#formula(element);
    if (name === 'table') return this.#table(element);
    if (name === 'sup') return lifted(this.#inside(element, put));
    if (name === 'sub') return lowered(this.#inside(element, put));
    const inside = this.#inside(element, put);
    if (!blocks.has(name)) return inside;
    return `\n${name === 'li' ? '• ' : ''}${inside}\n`;
  }

  #warn(warning: PaperWarning): void {
    if (!this.#warnings.some(({ code }) => code === warning.code)) this.#warnings.push(warning);
  }

  /** The same figure again is the same one. */
  #figure(figure: (id: string) => PaperFigure): string {
    const made = figure('');
    const hasBytes = made.kind === 'file' && made.base64 !== undefined;
    const same = JSON.stringify(made, (name, value: unknown) => (name === 'path' && hasBytes ? '' : value));
    const known = this.#known.get(same);
    if (known !== undefined) return figureMarker(known);
    const id = String(this.#figures.size + 1);
    this.#known.set(same, id);
    this.#figures.set(id, figure(id));
    return figureMarker(id);
  }

  #picture({ attributes }: XmlElement): string {
    const { src = '', alt = '', width } = attributes;
    const [, own] = dataAddress.exec(src) ?? [];
    const found =
      own === undefined ? this.#sourceOf(src) : { path: `data ${this.#figures.size + 1}`, base64: own };
    const place = found ?? { path: src };
    const side = Number.parseInt(width ?? '', 10);
    return this.#figure((id) => ({
      id,
      kind: 'file',
      ...place,
      alt: alt.slice(0, 1000),
      ...(side > 0 && { width: Math.min(2000, side) }),
    }));
  }

  #formula(element: XmlElement): string {
    const math = mathOf(element);
    const alt = (element.attributes['alttext'] ?? textOf(element)).replaceAll(/\s+/g, ' ').trim();
    const mathml = writeMathml({ ...math, name: 'math' });
    return math.children.length === 0 || mathml.length > 20_000
      ? alt
      : this.#figure((id) => ({ id, kind: 'formula', mathml, alt: alt.slice(0, 1000) }));
  }

  #table(element: XmlElement): string {
    const rows = within(element, 'tr').slice(0, 100);
    const cells = rows.map((row) =>
      elementsOf(row)
        .filter(({ name }) => name === 'td' || name === 'th')
        .slice(0, 30)
        .map((cell) => this.ofTree(cell).slice(0, 2000)),
    );
    const filled = cells.filter((row) => row.length > 0);
    return filled.length === 0 ? '' : this.#figure((id) => ({ id, kind: 'table', rows: filled }));
  }
}

/** The formula without anything that does more than draw; foreign elements give way to what is in them. */
function mathOf(element: XmlElement): MathElement {
  const attributes = Object.entries(element.attributes).filter(([name]) => isMathAttribute(name));
  return {
    name: localName(element.name),
    attributes: Object.fromEntries(attributes),
    children: childrenOf(element),
  };
}

function childrenOf(element: XmlElement): MathNode[] {
  return element.children.flatMap((child): MathNode[] => {
    if (!isElement(child)) return child.trim() === '' ? [] : [child.trim()];
    const name = localName(child.name);
    if (isMathName(name) && name !== 'math') return [mathOf(child)];
    return name === 'annotation' || name === 'annotation-xml' || hostile.has(name) ? [] : childrenOf(child);
  });
}
