import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { control } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const frame = style([control, { flexDirection: 'column', alignItems: 'stretch', gap: 0 }]);

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  padding: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const tool = style([
  focusRingInside,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&[aria-pressed="true"]': { background: vars.tone.accent.soft, color: vars.tone.accent.text },
      '&[aria-disabled="true"]': {
        background: 'transparent',
        color: vars.color.textDisabled,
        cursor: 'default',
      },
    },
    '@media': {
      [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
      [media.forced]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

/** Separates groups of tools. */
export const apart = style({ marginInlineStart: vars.space.xs });

export const area = style({
  minBlockSize: '9rem',
  maxBlockSize: '32rem',
  overflowY: 'auto',
  maxInlineSize: 'none',
  paddingBlock: vars.space.s,
  paddingInline: vars.density.controlPadding,
  outline: 'none',
  // ProseMirror requires these on its editable element.
  position: 'relative',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  '@media': { [media.touch]: { fontSize: '1rem' } },
});

globalStyle(`${area} pre`, { whiteSpace: 'pre-wrap' });
globalStyle(`${area} img.ProseMirror-selectednode`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle(`${area} a`, { cursor: 'text' });

export const waiting = style({ padding: vars.density.controlPadding, minBlockSize: '12rem' });

export const counter = style({
  alignSelf: 'flex-end',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.tone.danger.text, fontWeight: vars.fontWeight.medium } },
});

export const linkForm = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  inlineSize: 'min(22rem, calc(100vw - 2rem))',
});

export const chosenPicture = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });

export const refusedPicture = style({ color: vars.tone.danger.text });

export const linkButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
