import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { eachTone } from '../../private/eachTone';
import { vars } from '../../tokens/vars.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
});

export const list = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    minInlineSize: 0,
    borderRadius: vars.radius.s,
    '@media': { [media.touch]: { gap: vars.space.xs } },
  },
]);

export const tag = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.s,
    border: '1px solid transparent',
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    cursor: 'default',
    outlineOffset: '1px',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-focus-visible]': { outlineOffset: '1px' },
    },
    '@media': { [media.touch]: { minBlockSize: '2.25rem' } },
  },
]);

export const tone = styleVariants(eachTone, (name) => ({
  background: vars.tone[name].soft,
  color: vars.tone[name].text,
  borderColor: vars.tone[name].border,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
}));

export const words = style({ minInlineSize: 0, paddingBlock: vars.space.hair, overflowWrap: 'anywhere' });

export const remove = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: 'color-mix(in oklab, currentColor 14%, transparent)' },
    '&[data-pressed]': { background: 'color-mix(in oklab, currentColor 22%, transparent)' },
  },
  '@media': {
    // The touch target is larger than the button: 36 px and half of the gap on each side.
    [media.touch]: {
      inlineSize: '2.25rem',
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.25rem' } },
    },
  },
});

export const empty = style({
  fontSize: vars.fontSize.small,
  lineHeight: '1.75rem',
  color: vars.color.textMuted,
});
