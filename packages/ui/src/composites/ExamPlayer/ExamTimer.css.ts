import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-urgency="soon"]': { background: vars.tone.waiting.soft, color: vars.tone.waiting.text },
    '&[data-urgency="now"]': { background: vars.tone.danger.soft, color: vars.tone.danger.text },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-urgency="soon"]': { outline: '2px solid CanvasText' },
        '&[data-urgency="now"]': forcedFill,
      },
    },
  },
});

/** Fixed size, wide enough for 0:00:00, so that a tick lays out only this box. */
export const clock = style({
  contain: 'strict',
  inlineSize: '4.75rem',
  blockSize: vars.lineHeight.large,
  fontSize: vars.fontSize.large,
  lineHeight: vars.lineHeight.large,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // At the end it shows a text once and stops ticking.
  selectors: { '[data-over] > &': { contain: 'none', inlineSize: 'auto' } },
});

export const end = style({
  display: 'none',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  selectors: { '[data-urgency]:not([data-urgency="calm"]) > &': { color: 'inherit' } },
  '@media': { [media.desktop]: { display: 'inline' } },
});
