import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

const bubble = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
  color: vars.color.text,
  selectors: { '[data-own] &': { background: vars.tone.accent.soft } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const text = style([
  bubble,
  {
    paddingBlock: '0.375rem',
    paddingInline: vars.space.s,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const link = style([
  focusRing,
  {
    borderRadius: vars.radius.s,
    color: vars.tone.accent.text,
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
  },
]);

export const imageLink = style([
  focusRing,
  {
    display: 'block',
    inlineSize: '15rem',
    maxInlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.l,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.sunken,
  },
]);
/** Reserves the space before the picture loads: its own ratio, or 4:3 if unknown. */
export const image = style({
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: '4rem',
  maxBlockSize: '18rem',
  objectFit: 'cover',
  selectors: { '&:not([width])': { aspectRatio: '4 / 3' } },
});

export const file = style([
  bubble,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '2.75rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    textDecoration: 'none',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
export const fileIcon = style({ display: 'inline-flex', flexShrink: 0, color: vars.tone.accent.text });
export const fileWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const fileName = style([
  textSize.small,
  { fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' },
]);
export const fileNote = style([textSize.caption, { color: vars.color.textMuted }]);
