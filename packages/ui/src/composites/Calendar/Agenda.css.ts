import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';
import { ink } from './eventTone.css';

export const agenda = style({ outline: 'none' });
/** The column of the days is no wider than their names. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(13rem) minmax(0, 1fr)',
  columnGap: vars.space.m,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-compact]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const day = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  padding: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
export const dayName = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});
export const dayFigure = style({
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.semibold,
  // The disc of today has a size of its own.
  selectors: { '&:not([data-today])': { inlineSize: 'auto', color: vars.color.text } },
});
export const todayWord = style({
  display: 'block',
  color: vars.tone.accent.text,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-compact] &': { display: 'inline', marginInlineStart: vars.space.xs } },
});
export const events = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** Inside the popover of a day. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '22rem',
  maxInlineSize: '100%',
});

/** Beside its time, a title has no room in a narrow list. */
const inNarrow = (look: object) => ({ '@container': { '(max-width: 26rem)': look } });

export const row = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: '6.75rem auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space.xs,
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingBlock: '0.6875rem',
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover } },
    ...inNarrow({
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"glyph time" "glyph words"',
      paddingBlock: vars.space.xs,
    }),
  },
]);
export const time = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...inNarrow({ gridArea: 'time' }),
});
export const glyph = style({
  display: 'inline-flex',
  color: ink,
  fontSize: '1.25rem',
  paddingBlock: '1px',
  ...inNarrow({ gridArea: 'glyph' }),
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...inNarrow({ gridArea: 'words' }),
});
export const title = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-cancelled] &': { textDecoration: 'line-through', color: vars.color.textMuted } },
});
export const rest = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});
export const cancelled = style({ fontWeight: vars.fontWeight.medium, color: vars.color.text });

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const dayTitle = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
});
export const dayBody = style({ padding: vars.space.xxs, minBlockSize: '6rem' });
export const none = style({
  padding: vars.space.m,
  color: vars.color.textMuted,
  textAlign: 'center',
  fontSize: vars.fontSize.small,
});
export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
});
