import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text,
});

export const list = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
});

/** The buttons go below the field if they do not fit beside it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
  borderRadius: vars.radius.m,
  selectors: {
    '&[data-held]': { background: vars.color.selected, boxShadow: vars.shadow.middle },
  },
  '@media': { [media.forced]: { selectors: { '&[data-held]': { outline: '2px solid Highlight' } } } },
});

export const main = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  flex: '1 1 15rem',
  minInlineSize: 0,
});

const beside = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.density.control,
} as const;

export const handle = style({
  ...beside,
  inlineSize: '1.5rem',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '@media': { [media.touch]: { inlineSize: '2.75rem' } },
});

export const mark = style(beside);

export const number = style({
  ...beside,
  minInlineSize: '1.25rem',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const field = style({ flexGrow: 1, minInlineSize: 0 });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  marginInlineStart: 'auto',
  minBlockSize: vars.density.control,
});

export const foot = style({
  paddingBlockStart: vars.space.hair,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
