import { style } from '@vanilla-extract/css';
import { fadedEdges } from '../../private/fadedEdges';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

/** On a phone one line that scrolls, so that the bar leaves room for the fields. */
export const summary = style([
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minInlineSize: 0,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    color: vars.color.text,
    selectors: fadedEdges,
  },
  responsive({ phone: { overflowX: 'auto' }, tablet: { flexWrap: 'wrap' } }),
]);

export const count = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.tone.danger.text,
});

export const list = style([
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  responsive({ tablet: { flexWrap: 'wrap', minInlineSize: 0 } }),
]);

export const link = style([
  focusRingInside,
  {
    minBlockSize: '1.5rem',
    maxInlineSize: '18rem',
    minInlineSize: '1.5rem',
    paddingBlock: 0,
    paddingInline: vars.space.hair,
    border: 0,
    borderRadius: vars.radius.s,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
    ':hover': { textDecorationThickness: '2px' },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

export const more = style({ whiteSpace: 'nowrap', color: vars.color.textMuted });
