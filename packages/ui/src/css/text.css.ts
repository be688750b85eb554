import { style, styleVariants } from '@vanilla-extract/css';
import { fontSizes, type FontSize } from '../tokens/scales';
import { vars } from '../tokens/vars.css';

const sizes = Object.keys(fontSizes).filter((key): key is FontSize => key in fontSizes);

/** A size of type with the line height that belongs to it. */
export const textSize = styleVariants(
  Object.fromEntries(sizes.map((size) => [size, size])) as Record<FontSize, FontSize>,
  (size) => ({ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }),
);

/** Figures of one width, for tables, clocks and scores. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

/** One line, the rest becomes an ellipsis; the marks above and below a letter are not cut. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
