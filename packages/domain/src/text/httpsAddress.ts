import { webAddress } from './webAddress.ts';

/** As `webAddress`, but of https alone. */
export function httpsAddress(text: string): URL | undefined {
  const url = webAddress(text);
  return url?.protocol === 'https:' ? url : undefined;
}
