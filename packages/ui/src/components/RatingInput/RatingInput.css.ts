import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.density.control,
});
/** Aligns the first star with the label; the padding around it belongs to the touch target. */
export const stars = style({
  display: 'inline-flex',
  marginInlineStart: '-0.5rem',
  '@media': { [media.touch]: { marginInlineStart: '-0.75rem' } },
});
/** Aligns the text with the stars, also when the button wraps. */
export const clear = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` });

/** The native radio is below its star; the whole square is the target. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  color: vars.color.borderStrong,
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}` },
    '&[data-on]': { color: vars.tone.waiting.text },
    // All stars up to the hovered one.
    [`${stars}:hover &:not(:has(:disabled))`]: { color: vars.tone.waiting.text },
    [`${stars}:hover &:hover ~ &:not(:has(:disabled))`]: { color: vars.color.borderStrong },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textDisabled },
  },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const figure = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
