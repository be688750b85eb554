import type { Difficulty } from '@sen/api/contract/model';
import { HtmlTexts } from '../html/HtmlTexts.ts';
import type { Paper } from '../PaperQuestion.ts';
import type { PaperNote } from '../paperWarnings.ts';
import type { PaperFigure } from '../text/PaperLine.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { pathFrom } from './qtiManifest.ts';
import { QtiItemReader } from './QtiItemReader.ts';
import { qtiTree } from './qtiTree.ts';

/** A document of a package, as far as it can be read. */
export interface QtiDocument {
  readonly path: string;
  readonly root: XmlElement;
  /** It ends too early, or is damaged. */
  readonly isCut: boolean;
  /** What the list of the package says of it. */
  readonly difficulty?: Difficulty | undefined;
}

/** Reads items. @param has whether the package holds a file of this name */
export function readQti(
  documents: readonly QtiDocument[],
  has: (path: string) => boolean = () => false,
  notes: readonly PaperNote[] = [],
): Paper {
  const figures = new Map<string, PaperFigure>();
  const questions = documents.map(({ path, root, isCut, difficulty }, index) => {
    const html = new HtmlTexts(figures, (address) => {
      const found = pathFrom(path, address);
      return found !== undefined && has(found) ? { path: found } : undefined;
    });
    return new QtiItemReader(qtiTree(root), html, difficulty).read(index, isCut);
  });
  return { questions, notes, figures };
}
