import type { PaperBlock, PaperFigure, PaperLine } from '../text/PaperLine.ts';
import { childOf, elementsOf, type XmlElement } from '../xml/XmlElement.ts';
import { listOf, WordNumbers } from './WordNumbers.ts';
import { WordRuns } from './WordRuns.ts';
import { WordStyles } from './WordStyles.ts';

interface Body {
  numbering: XmlElement | undefined;
  styles: XmlElement | undefined;
  targets: ReadonlyMap<string, string>;
  /** Where figures are put, by the ids of their markers. */
  figures: Map<string, PaperFigure>;
}

/** Reads paragraphs and tables in their order, since numbers count on. */
export class WordBody {
  readonly #numbers: WordNumbers;
  readonly #styles: WordStyles;
  readonly #body: Body;

  constructor(body: Body) {
    this.#body = body;
    this.#numbers = new WordNumbers(body.numbering);
    this.#styles = new WordStyles(body.styles);
  }

  blocks(parent: XmlElement | undefined): PaperBlock[] {
    return elementsOf(parent).flatMap((child): PaperBlock[] => {
      switch (child.name) {
        case 'w:p':
          return this.#paragraph(child);
        case 'w:tbl':
          return [{ kind: 'table', rows: this.#rows(child) }];
        case 'w:sdt':
          return this.blocks(childOf(child, 'w:sdtContent'));
        case 'w:ins':
        case 'w:moveTo':
        case 'w:customXml':
          return this.blocks(child);
        default:
          return [];
      }
    });
  }

  #rows(table: XmlElement): PaperLine[][][] {
    const rows = elementsOf(table).flatMap((child) =>
      child.name === 'w:sdt'
        ? elementsOf(childOf(child, 'w:sdtContent'), 'w:tr')
        : child.name === 'w:tr'
          ? [child]
          : [],
    );
    return rows.map((row) => elementsOf(row, 'w:tc').map((cell) => linesOf(this.blocks(cell))));
  }

  #paragraph(paragraph: XmlElement): PaperBlock[] {
    const properties = childOf(paragraph, 'w:pPr');
    const style = childOf(properties, 'w:pStyle')?.attributes['w:val'];
    const runs = new WordRuns({
      ...this.#body,
      styles: this.#styles,
      inherited: this.#styles.appearance(style),
    });
    runs.read(paragraph);
    const list = listOf(properties) ?? this.#styles.list(style);
    const number = list && list.list !== '0' && runs.hasText ? this.#numbers.next(list.list, list.depth) : '';
    const lines = runs.lines(number);
    return [
      ...lines.map((line): PaperBlock => ({ kind: 'line', line })),
      // A text box stands after the paragraph that it is anchored in.
      ...runs.boxes.flatMap((box) => this.blocks(box).map(fromBox)),
    ];
  }
}

function fromBox(block: PaperBlock): PaperBlock {
  if (block.kind === 'table') return block;
  const { pieces, notes } = block.line;
  return { kind: 'line', line: { pieces, notes: [...notes, 'textBox'] } };
}

/** A table within a cell becomes lines, cell by cell. */
function linesOf(blocks: readonly PaperBlock[]): PaperLine[] {
  return blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)));
}
