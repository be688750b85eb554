import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

type Look = NonNullable<NonNullable<StyleRule['@media']>[string]>;

/** Styles by width, mobile first: `responsive({ phone: {…}, tablet: {…} })`. */
export function responsive(looks: { phone?: Look; tablet?: Look; desktop?: Look; wide?: Look }): StyleRule {
  const queries: Record<string, Look> = {};
  if (looks.tablet) queries[media.tablet] = looks.tablet;
  if (looks.desktop) queries[media.desktop] = looks.desktop;
  if (looks.wide) queries[media.wide] = looks.wide;
  return { ...looks.phone, '@media': queries };
}
