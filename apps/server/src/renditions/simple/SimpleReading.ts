import type { SimpleTables, SimpleText } from '@sen/api/contract/model';
import type { RenditionError } from '../RenditionError.ts';

/** The input of the thread. */
export interface SimpleTask {
  /** The path of the file. */
  source: string;
  kind: 'text' | 'tables';
}

/** A text whose pictures are not in their places yet: in the HTML, `mark` and their number stand for their addresses. */
export interface UnpicturedText extends SimpleText {
  pictures: Uint8Array[];
  mark: string;
}

/** The only message of the thread. */
export type SimpleReading = UnpicturedText | SimpleTables | { type: 'refused'; code: RenditionError['code'] };
