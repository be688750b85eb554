import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { control } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

const arrowRoom = '2.5rem';

export const box = style({ position: 'relative', minInlineSize: 0 });

export const button = style([
  control,
  {
    inlineSize: '100%',
    paddingInline: vars.density.controlPadding,
    paddingBlock: vars.space.xxs,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.textMuted },
      [`${box}[data-invalid] &`]: {
        borderColor: vars.tone.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
      },
    },
  },
]);

export const value = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
    // Read by screen readers while the tags are shown; forced colours would paint transparent text.
    '&[data-tags]': { opacity: 0 },
  },
});

export const arrow = style({ display: 'inline-flex', color: vars.color.textMuted });

/** Read-only: looks like a field, with room for every tag. */
export const readOnly = style([
  control,
  {
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    background: vars.color.sunken,
  },
]);

/** Covers the button; presses between the tags pass through to it. */
export const room = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.xs,
  insetInlineEnd: arrowRoom,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
export const tags = style({ minInlineSize: 0, pointerEvents: 'auto' });

/** A hidden copy of the tags for measuring. */
export const clip = style({ position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'hidden' });
export const sample = style({
  display: 'inline-flex',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
});
/** Room for the remove button that the real tag has. */
export const sampleTag = style({
  paddingInlineStart: vars.space.xs,
  paddingInlineEnd: '1.75rem',
  border: '1px solid transparent',
  fontSize: vars.fontSize.small,
  '@media': { [media.touch]: { paddingInlineEnd: '2.25rem' } },
});

export const search = style({ padding: vars.space.xs, paddingBlockEnd: 0 });
export const searchBox = style([control]);
export const check = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: 'transparent',
  display: 'inline-grid',
  placeItems: 'center',
  fontSize: '0.875rem',
  selectors: {
    '[aria-selected="true"] > &': {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '[aria-disabled="true"] > &': { borderColor: vars.color.border },
  },
  '@media': {
    [media.forced]: {
      color: 'Canvas',
      selectors: { '[aria-selected="true"] > &': { color: 'CanvasText' } },
    },
  },
});

/** Empty until the maximum is reached, so that it is announced. */
export const full = style({
  paddingInline: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  selectors: { '&:not(:empty)': { paddingBlock: vars.space.xs } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
