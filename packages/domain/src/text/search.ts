import { fold } from './fold.ts';
import { tidySpaces } from './spaces.ts';

/** Normalises a search query: folded and trimmed. Empty matches everything. */
export function searchNeedle(typed: string): string {
  return fold(tidySpaces(typed));
}

/** Whether a text contains the query, ignoring case and marks: 'nguyen' finds 'Nguyễn', 'd' finds 'Đ'. */
export function matchesSearch(text: string, typed: string): boolean {
  return fold(text).includes(searchNeedle(typed));
}
