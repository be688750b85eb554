import { factsOf, fileFormats } from './fileFormats.ts';

/**
 * What a file of this media type has to become before browsers show it: `read` is shown as it is, but its duration is read and its
 * codecs are judged; undefined has nothing to be done.
 */
export function renditionOf(type: string): 'pdf' | 'mp4' | 'read' | undefined {
  return factsOf(type)?.rendition;
}

/** The media type of a Word or Excel file as text and tables, where it cannot be converted to PDF. */
export const simpleViewType = 'application/vnd.sen.simple-view+json';

/** What the server itself can show of a file of this media type, without its layout. */
export function simpleViewOf(type: string): 'text' | 'tables' | undefined {
  if (type === fileFormats.word.type) return 'text';
  return type === fileFormats.excel.type ? 'tables' : undefined;
}
