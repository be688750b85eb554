import { fileFormats } from './fileFormats.ts';

const { word, excel, powerpoint, office97, quicktime, matroska, ogg, mp4, webm, mp3 } = fileFormats;
const documents: readonly string[] = [word.type, excel.type, powerpoint.type, office97.type];
const unplayable: readonly string[] = [quicktime.type, matroska.type, ogg.type];
const playable: readonly string[] = [mp4.type, webm.type, mp3.type];

/**
 * What a file of this media type has to become before browsers show it: `read` is shown as it is, but its duration is read and its
 * codecs are judged; undefined has nothing to be done.
 */
export function renditionOf(type: string): 'pdf' | 'mp4' | 'read' | undefined {
  if (documents.includes(type)) return 'pdf';
  if (unplayable.includes(type)) return 'mp4';
  return playable.includes(type) ? 'read' : undefined;
}

/** The media type of a Word or Excel file as text and tables, where it cannot be converted to PDF. */
export const simpleViewType = 'application/vnd.sen.simple-view+json';

/** What the server itself can show of a file of this media type, without its layout. */
export function simpleViewOf(type: string): 'text' | 'tables' | undefined {
  if (type === word.type) return 'text';
  return type === excel.type ? 'tables' : undefined;
}
