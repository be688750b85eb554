import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const outline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.xs,
});

export const chapter = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const count = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const line = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    minBlockSize: vars.density.control,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.m,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-current]': { background: vars.color.selected, fontWeight: vars.fontWeight.semibold },
      // Marks the open entry without relying on colour.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.xs,
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: vars.radius.full,
        background: vars.tone.accent.solid,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } } },
  },
]);

const mid = { display: 'inline-flex', alignItems: 'center', flexShrink: 0, blockSize: vars.lineHeight.small };

export const kind = style({ ...mid, color: vars.color.textMuted });

export const words = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const title = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'anywhere',
});

export const facts = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.regular,
});

export const mark = style({
  ...mid,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="done"]': { color: vars.tone.success.text },
    '&[data-state="failed"]': { color: vars.tone.danger.text },
  },
});
