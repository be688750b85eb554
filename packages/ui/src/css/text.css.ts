import { style, styleVariants } from '@vanilla-extract/css';
import { fontSizes, type FontSize } from '../tokens/scales';
import { vars } from '../tokens/vars.css';

const sizes = Object.keys(fontSizes).filter((key): key is FontSize => key in fontSizes);

/** A font size with its line height. */
export const textSize = styleVariants(
  Object.fromEntries(sizes.map((size) => [size, size])) as Record<FontSize, FontSize>,
  (size) => ({ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }),
);

/** Digits of equal width, for tables, clocks and scores. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

/** One line with an ellipsis; diacritics above and below the letters are not clipped. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
