import { textWidth } from './textWidth';

/** Width in pixels of the longest label. */
export function textRoom(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map(textWidth)));
}
