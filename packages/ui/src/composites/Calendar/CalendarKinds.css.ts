import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { ink } from './eventTone.css';

/** Wider apart than a box and its label, so that each label is with its own box. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** In the popover of a phone. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
});
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2rem',
  cursor: 'pointer',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
/** The mark has a margin that puts it on the first line of a longer label. */
export const box = style({ display: 'inline-flex', blockSize: vars.density.lineHeight });
export const glyph = style({ display: 'inline-flex', color: ink, fontSize: '1.25rem' });
