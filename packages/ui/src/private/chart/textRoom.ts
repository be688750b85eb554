import { textWidth } from './textWidth';

/** Pixels that the longest of some captions needs. */
export function textRoom(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map(textWidth)));
}
