import { factsOf } from './fileFormats.ts';

/** Whether a file of this media type is shown over a film, or lists its chapters: nothing to study by itself. */
export const isCaptions = (type: string): boolean => factsOf(type)?.kind === 'captions';
