import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const form = style({ inlineSize: '22rem', maxInlineSize: '100%' });

/** The actions stay visible while the fields scroll. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.m})`,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockEnd: `calc(-1 * ${vars.space.m})`,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  // Below it nothing scrolls by, however much room the panel leaves there.
  boxShadow: `0 2rem 0 ${vars.color.raised}`,
});

export const dates = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const date = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const dateLabel = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const iconTrigger = style({ position: 'relative', display: 'inline-flex' });
export const iconCount = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineEnd: '-0.375rem',
  pointerEvents: 'none',
});

/** Listens for the pointer and the focus of the trigger; the trigger itself is laid out. */
export const near = style({ display: 'contents' });
