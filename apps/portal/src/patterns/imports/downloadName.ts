import type { RefusedContent } from '@sen/api/contract/model';
import { importWords as words } from './words';

/** The name of a file of wrong rows, or of the whole file with what is wrong with it. */
export function downloadName(
  fileName: string,
  { refused, content }: { refused: string; content: RefusedContent },
): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  return `${content === 'all' ? words('withErrors', { file: stem }) : refused}.xlsx`;
}
