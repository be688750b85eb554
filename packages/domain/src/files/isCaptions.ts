import { fileFormats } from './fileFormats.ts';

const types: readonly string[] = [fileFormats.vtt.type, fileFormats.srt.type];

/** Whether a file of this media type is shown over a film, or lists its chapters: nothing to study by itself. */
export const isCaptions = (type: string): boolean => types.includes(type);
