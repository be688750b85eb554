import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingWithin } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const frameBase = style([
  focusRingWithin,
  {
    position: 'relative',
    overflow: 'hidden',
    marginInline: 'auto',
    inlineSize: '100%',
    borderRadius: vars.radius.m,
    background: vars.color.sunken,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    // The ring is around the picture, which fills its frame.
    selectors: { '&:active': { cursor: 'grabbing' }, '&:has(:focus-visible)': { outlineOffset: '2px' } },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);

export const frame = styleVariants({
  circle: [frameBase, { maxInlineSize: '20rem', aspectRatio: '1' }],
  banner: [frameBase, { aspectRatio: '4' }],
  // As high as leaves the zoom in view.
  cover: [frameBase, { aspectRatio: '1518 / 751', maxInlineSize: '42rem' }],
});

export const picture = style({
  position: 'absolute',
  maxInlineSize: 'none',
  pointerEvents: 'none',
});

/** The area outside the circle is cropped on display; here it is visible, dimmed. */
export const mask = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 10rem ${vars.color.scrim}`,
  outline: `2px solid oklch(1 0 0 / 0.8)`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});

/** As large as the frame, so that touch exploration finds it there; the frame draws its focus ring. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const zoomSlider = style([
  focusRing,
  {
    inlineSize: '100%',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: vars.tone.accent.solid,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    '@media': { [media.touch]: { blockSize: '2.75rem' } },
  },
]);
