import { style } from '@vanilla-extract/css';
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
});

/** As wide as 0:00:00 from the start, so that losing the hour moves nothing. */
export const clock = style({
  minInlineSize: '4.25rem',
  fontSize: vars.fontSize.large,
  lineHeight: vars.lineHeight.large,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({
  display: 'none',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  selectors: { '[data-urgency]:not([data-urgency="calm"]) > &': { color: 'inherit' } },
  '@media': { [media.desktop]: { display: 'inline' } },
});
