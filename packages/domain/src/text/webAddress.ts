import { tidySpaces } from './spaces.ts';

/** The address that a person typed, if browsers may open it: http or https, of a host with a domain, without a user. */
export function webAddress(text: string): URL | undefined {
  const typed = text.trim();
  // `URL` drops line breaks and tabs, and encodes spaces and what cannot be seen.
  if (typed !== tidySpaces(typed) || /\s/.test(typed) || !URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname.includes('.') && url.username === '' ? url : undefined;
}
