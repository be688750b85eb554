import type { PaperBlock, PaperFigure, PaperText } from '../text/PaperLine.ts';
import { childOf, type XmlElement } from '../xml/XmlElement.ts';
import { WordBody } from './WordBody.ts';

/** The parts of a .docx that a paper is read from. */
export interface WordParts {
  readonly document: XmlElement;
  readonly numbering?: XmlElement | undefined;
  readonly styles?: XmlElement | undefined;
  /** The targets of the document's relations, by id; names in the archive. */
  readonly targets: ReadonlyMap<string, string>;
}

/** The lines and tables of a Word document: inserted text is read, deleted text is not. */
export function readWord({ document, numbering, styles, targets }: WordParts): PaperText {
  const figures = new Map<string, PaperFigure>();
  const body = new WordBody({ numbering, styles, targets, figures });
  const blocks: PaperBlock[] = body.blocks(childOf(document, 'w:body'));
  return { blocks, figures };
}
