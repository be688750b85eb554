import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const badges = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const badge = style({ display: 'flex', gap: vars.space.m, alignItems: 'start' });

export const text = style({ flex: 1, minInlineSize: 0 });

/** As it is cropped: round. */
export const picture = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '4rem',
  objectFit: 'cover',
  borderRadius: '50%',
  background: vars.color.sunken,
});

export const courses = style({ margin: 0, paddingInlineStart: vars.space.m });
