import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  // Slides are mostly 4:3 to 16:9; on a phone they need the height that is there.
  blockSize: 'clamp(20rem, calc(100dvh - 19rem), 56rem)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const page = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  background: vars.color.surface,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const parts = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '32rem' });

export const tools = style({ marginInlineStart: 'auto' });
