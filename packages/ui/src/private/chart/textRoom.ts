import { letterWidth } from './wrapLabel';

/** Pixels that the longest of some captions needs. */
export function textRoom(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * letterWidth);
}
