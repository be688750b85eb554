import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInside, focusRingWithin } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** Where there is no room beside the title, what a node holds goes below it. */
const narrow = '(max-width: 40rem)';
const inNarrow = (look: object) => ({ '@container': { [narrow]: look } });

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 });

export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const toolsPlace = style({ containerType: 'inline-size', minInlineSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
});
/** What one does to see, beside what one does to change. */
export const inWords = style({ display: 'flex', gap: vars.space.xxs, ...inNarrow({ display: 'none' }) });
/** The same behind one button, where the words have no room. */
export const inMenu = style({ display: 'none', ...inNarrow({ display: 'flex' }) });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
const state = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.fontWeight.medium,
} as const;
export const sumState = styleVariants({
  done: { ...state, color: vars.tone.success.text },
  missing: { ...state, color: vars.tone.waiting.text },
  over: { ...state, color: vars.tone.danger.text },
});

/** Floats over the end, so that no row moves away under the pointer. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const grid = style({
  paddingBlock: vars.space.xxs,
  selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
});

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
    // What is not seen is neither laid out nor painted; the browser still finds and prints it.
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
          '&[data-mark="inside"]': { outline: '2px solid Highlight' },
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

const line = { display: 'flex', alignItems: 'center', minBlockSize: vars.density.row } as const;

export const titleCell = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  ...inNarrow({ gap: vars.space.xxs }),
});

const mark = {
  ...line,
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
  ...line,
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

export const problem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.tone.danger.text,
});
export const hint = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});

export const detailsCell = style({
  ...line,
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  ...inNarrow({
    gridColumn: '1 / 3',
    gridRow: 2,
    minBlockSize: 0,
    paddingInlineStart: '6rem',
    paddingBlockEnd: vars.space.xs,
  }),
});
export const menuCell = style({ ...line, ...inNarrow({ gridColumn: 2, gridRow: 1 }) });

export const muted = style({ color: vars.color.textMuted });
export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.textMuted,
});
export const lessonButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: '2rem',
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.xs,
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    selectors: {
      '&:hover': { background: vars.color.pressed, color: vars.color.text },
      '&[data-missing]': { color: vars.tone.accent.text, fontWeight: vars.fontWeight.medium },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.hair,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  paddingBlock: vars.space.xxs,
});
export const fieldBox = style([
  focusRingWithin,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.density.controlSmall,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    selectors: {
      '&:has([aria-invalid="true"])': {
        borderColor: vars.tone.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
      },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
const input = {
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  paddingBlock: 0,
  paddingInline: vars.space.xs,
  background: 'transparent',
  outline: 'none',
  borderRadius: 'inherit',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  // A phone zooms into a field whose letters are smaller than this.
  '@media': { [media.touch]: { fontSize: '1rem' } },
} as const;
export const editorInput = style({ ...input, fontSize: vars.density.fontSize });
export const weight = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingBlock: vars.space.xs,
});
export const weightInput = style({
  ...input,
  inlineSize: '4rem',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const unit = style({ paddingInlineEnd: vars.space.xs, color: vars.color.textMuted });

export const skeletons = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m });
export const skeleton = style({
  ...line,
  maxInlineSize: '26rem',
  selectors: { '&[data-level="2"]': { paddingInlineStart: vars.space.xl } },
});
