import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontWeight: vars.fontWeight.semibold,
  userSelect: 'none',
  lineHeight: 1,
});

export const size = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: '0.6875rem' },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '0.875rem' },
  large: { inlineSize: '4rem', blockSize: '4rem', fontSize: '1.375rem' },
  portrait: { inlineSize: '6.5rem', blockSize: '6.5rem', fontSize: '2.25rem' },
});

const ground = (key: 'neutral' | 'accent' | 'attention' | 'waiting' | 'info') => ({
  background: vars.tone[key].softHover,
  color: vars.tone[key].text,
});

/** The background follows from the name, so that it is the same everywhere. */
export const grounds = styleVariants({
  leaf: ground('accent'),
  sky: ground('info'),
  petal: ground('attention'),
  sand: ground('waiting'),
  stone: ground('neutral'),
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
