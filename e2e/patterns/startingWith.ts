import { escapePattern } from './escapePattern';

/** Matches a name with this prefix, such as a label that is followed by the mark of a required field. */
export const startingWith = (text: string) => new RegExp(`^${escapePattern(text)}`);
