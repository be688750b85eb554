import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.full,
  background: vars.tone.attention.solid,
  color: vars.tone.attention.onSolid,
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});

/** Wraps a button with a count at its corner. */
export const corner = style({ position: 'relative', display: 'inline-flex' });
export const onCorner = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
});
