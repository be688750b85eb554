import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { inNarrow, rowLine } from './treeLooks';

const dropLine = { content: '', position: 'absolute', insetInline: 0, blockSize: '3px', zIndex: 1 } as const;

export const row = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 19rem) auto',
    alignItems: 'start',
    columnGap: vars.space.s,
    minBlockSize: vars.density.row,
    paddingInlineEnd: vars.space.xs,
    borderRadius: vars.radius.m,
    scrollMarginBlock: '6rem 4rem',
    // Skips layout and paint of off-screen rows; find in page and printing still work.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${vars.density.row}`,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-level="1"]:not(:first-child)': {
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        borderBlockStart: `1px solid ${vars.color.border}`,
      },
      '&[data-level="2"]': { paddingInlineStart: vars.space.l },
      '&[data-held]': { background: vars.color.selected, boxShadow: vars.shadow.middle },
      '&[data-mark="inside"]': {
        background: vars.color.selected,
        boxShadow: `inset 0 0 0 2px ${vars.tone.accent.solid}`,
      },
      '&[data-mark="before"]::before': {
        ...dropLine,
        insetBlockStart: 0,
        background: vars.tone.accent.solid,
      },
      '&[data-mark="after"]::after': { ...dropLine, insetBlockEnd: 0, background: vars.tone.accent.solid },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[data-mark="before"]::before, &[data-mark="after"]::after': { background: 'Highlight' },
          '&:is([data-held], [data-mark="inside"])': { outline: '2px solid Highlight' },
        },
      },
    },
    ...inNarrow({
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xxs,
      paddingBlockEnd: vars.space.xxs,
      selectors: { '&[data-level="2"]': { paddingInlineStart: vars.space.xxs } },
    }),
  },
]);

export const titleCell = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  ...inNarrow({ gap: vars.space.xxs }),
});

const mark = {
  ...rowLine,
  flexShrink: 0,
  justifyContent: 'center',
  inlineSize: '1.5rem',
  color: vars.color.textMuted,
} as const;

export const grip = style({
  ...mark,
  cursor: 'grab',
  touchAction: 'none',
  marginInlineEnd: '-0.25rem',
  inlineSize: '1.75rem',
  color: vars.color.borderStrong,
  selectors: { [`${row}:hover &`]: { color: vars.color.text } },
  '@media': { [media.touch]: { inlineSize: '2.25rem' } },
});

export const chevron = style({
  ...mark,
  cursor: 'pointer',
  transition: `rotate ${vars.duration.quick}`,
  selectors: { '&[data-open="true"]': { rotate: '90deg' } },
});

export const kind = styleVariants({
  session: mark,
  exam: { ...mark, color: vars.tone.accent.text },
});

export const number = style({
  ...rowLine,
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '1.75rem',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  paddingBlock: vars.space.xs,
});

export const title = style({
  overflowWrap: 'anywhere',
  lineHeight: vars.density.lineHeight,
  selectors: {
    [`${row}[data-level="1"] &`]: { fontWeight: vars.fontWeight.semibold },
    '&[data-empty]': { color: vars.color.textMuted, fontStyle: 'italic' },
  },
});

export const detailsCell = style({
  ...rowLine,
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  ...inNarrow({
    gridColumn: '1 / 3',
    gridRow: 2,
    minBlockSize: 0,
    // Under the title, which has no grip before it where nothing is moved.
    paddingInlineStart: '6rem',
    paddingBlockEnd: vars.space.xs,
    selectors: { '[aria-readonly="true"] &': { paddingInlineStart: '3.75rem' } },
  }),
});

export const menuCell = style({ ...rowLine, ...inNarrow({ gridColumn: 2, gridRow: 1 }) });
