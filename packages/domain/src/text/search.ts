import { fold } from './fold.ts';
import { tidySpaces } from './spaces.ts';

/** What is looked for: folded and tidied. Empty means that everything matches. */
export function searchNeedle(typed: string): string {
  return fold(tidySpaces(typed));
}

/** Whether a text contains the query, ignoring case and marks: 'nguyen' finds 'Nguyễn', 'd' finds 'Đ'. */
export function matchesSearch(text: string, typed: string): boolean {
  return fold(text).includes(searchNeedle(typed));
}
