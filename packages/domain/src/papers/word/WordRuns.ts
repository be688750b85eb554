import { figureMarker } from '../../questions/figures.ts';
import { writeMathml } from '../../questions/mathml.ts';
import { lifted, lowered } from '../text/scripts.ts';
import {
  type LineNote,
  type PaperFigure,
  type PaperLine,
  type Piece,
  pieceMarks,
} from '../text/PaperLine.ts';
import { at, childOf, elementsOf, textOf, within, type XmlElement } from '../xml/XmlElement.ts';
import { mathOf } from './mathOf.ts';
import { symbolOf } from './symbolOf.ts';
import { type Appearance, appearanceOf, type WordStyles } from './WordStyles.ts';

interface Surroundings {
  styles: WordStyles;
  inherited: Appearance;
  targets: ReadonlyMap<string, string>;
  figures: Map<string, PaperFigure>;
}

const pixelsPerEmu = 1 / 9525;
/** What is deleted, or says how the rest looks. */
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:pPr',
  'w:rPr',
  'w:instrText',
  'w:delText',
  'w:commentReference',
]);

/** Gathers the runs of one paragraph. */
export class WordRuns {
  /** The contents of its text boxes. */
  readonly boxes: XmlElement[] = [];
  readonly #around: Surroundings;
  readonly #lines: Piece[][] = [[]];
  readonly #notes = new Set<LineNote>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get hasText(): boolean {
    return this.#lines.some((pieces) => pieces.some(({ text }) => text.trim() !== ''));
  }

  /** The lines of the paragraph, which line breaks end; the number of a list stands before the first. */
  lines(number: string): PaperLine[] {
    const notes = [...this.#notes];
    return this.#lines.map((pieces, index) => ({
      pieces: index === 0 && number !== '' ? [{ text: `${number} `, marks: [] }, ...pieces] : pieces,
      notes: index === 0 ? notes : [],
    }));
  }

  read(parent: XmlElement, appearance: Appearance = this.#around.inherited): void {
    for (const child of elementsOf(parent)) this.#take(child, appearance);
  }

  #take(child: XmlElement, appearance: Appearance): void {
    if (/^w:(?:del|ins|moveFrom|moveTo)$/.test(child.name)) this.#notes.add('trackedChange');
    if (skipped.has(child.name)) return;
    switch (child.name) {
      case 'w:r':
        return this.read(child, this.#appearanceOf(child, appearance));
      case 'w:t':
        return this.#text(child, appearance);
      case 'w:tab':
        return this.#put('\t', appearance);
      case 'w:br':
      case 'w:cr':
        this.#lines.push([]);
        return;
      case 'w:noBreakHyphen':
        return this.#put('-', appearance);
      case 'w:sym':
        return this.#symbol(child, appearance);
      case 'm:oMath':
      case 'm:oMathPara':
        return this.#formula(child, appearance);
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.#drawing(child, appearance);
      case 'mc:AlternateContent':
        // The same thing twice: for newer and for older programs.
        return this.read(childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback') ?? child, appearance);
      default:
        return this.read(child, appearance);
    }
  }

  #appearanceOf(run: XmlElement, inherited: Appearance): Appearance {
    const properties = childOf(run, 'w:rPr');
    const style = childOf(properties, 'w:rStyle')?.attributes['w:val'];
    const position = childOf(properties, 'w:vertAlign')?.attributes['w:val'];
    const made = { ...inherited, ...this.#around.styles.appearance(style), ...appearanceOf(properties) };
    return position === undefined ? made : Object.assign(made, { position });
  }

  #text(element: XmlElement, appearance: Appearance & { position?: string }): void {
    const text = textOf(element)
      .normalize('NFC')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[\u200b\ufeff]/g, '');
    const { position } = appearance;
    if (position === 'superscript') this.#put(lifted(text), appearance);
    else if (position === 'subscript') this.#put(lowered(text), appearance);
    else this.#put(text, appearance);
  }

  #put(text: string, appearance: Appearance): void {
    if (text === '') return;
    this.#lines.at(-1)?.push({ text, marks: pieceMarks.filter((mark) => appearance[mark] === true) });
  }

  #symbol({ attributes }: XmlElement, appearance: Appearance): void {
    const known = symbolOf(attributes['w:font'] ?? '', attributes['w:char'] ?? '');
    if (known === undefined) this.#notes.add('symbolUnknown');
    else this.#put(known, appearance);
  }

  #figure(figure: (id: string) => PaperFigure, appearance: Appearance): void {
    const id = String(this.#around.figures.size + 1);
    this.#around.figures.set(id, figure(id));
    this.#put(figureMarker(id), appearance);
  }

  #formula(element: XmlElement, appearance: Appearance): void {
    const isBlock = element.name === 'm:oMathPara';
    for (const each of isBlock ? elementsOf(element, 'm:oMath') : [element]) {
      const { math, alt } = mathOf(each, isBlock);
      if (math.children.length > 0)
        this.#figure(
          (id) => ({ id, kind: 'formula', mathml: writeMathml(math), alt: alt.slice(0, 1000) }),
          appearance,
        );
    }
  }

  #drawing(element: XmlElement, appearance: Appearance): void {
    const boxes = within(element, 'w:txbxContent');
    this.boxes.push(...boxes);
    const pictures = [...within(element, 'a:blip'), ...within(element, 'v:imagedata')];
    const extent = [...within(element, 'wp:extent')][0];
    const said = [...within(element, 'wp:docPr')][0];
    const width = Math.round(Number(extent?.attributes['cx'] ?? 0) * pixelsPerEmu);
    for (const { attributes } of pictures) {
      const path = this.#around.targets.get(attributes['r:embed'] ?? attributes['r:id'] ?? '');
      if (path === undefined) this.#notes.add('objectLeft');
      else
        this.#figure(
          (id) => ({
            id,
            kind: 'file',
            path,
            alt: (said?.attributes['descr'] ?? '').slice(0, 1000),
            ...(width > 0 && { width: Math.min(2000, width) }),
          }),
          appearance,
        );
    }
    const isOther = boxes.length === 0 && pictures.length === 0;
    // Lines that are drawn say nothing; diagrams, charts and embedded documents do.
    if (isOther && (at(element, 'wp:inline') ?? at(element, 'wp:anchor', 'a:graphic')) !== undefined)
      this.#notes.add('objectLeft');
  }
}
