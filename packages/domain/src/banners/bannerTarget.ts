import { isBlankText } from '../errors/required.ts';

/** Where a banner leads: a page of the product, another site, or nowhere. */
export type BannerTarget = 'page' | 'site' | 'nowhere';

/** White space and control characters, which browsers remove from addresses before they read them. */
const removed = /[\s\p{Cc}]/u;

/**
 * Where a path of a banner leads; undefined for one that is not taken. Of addresses only https is: `javascript:` would run in the
 * product, and `//site` or `/\site` look like paths of the product and are not.
 */
export function bannerTarget(path: string): BannerTarget | undefined {
  if (isBlankText(path)) return 'nowhere';
  const trimmed = path.trim();
  if (removed.test(trimmed) || trimmed.includes('\\')) return undefined;
  if (trimmed.startsWith('/')) return trimmed.startsWith('//') ? undefined : 'page';
  return /^https:\/\/[^/?#@]+([/?#]|$)/iu.test(trimmed) && URL.canParse(trimmed) ? 'site' : undefined;
}
