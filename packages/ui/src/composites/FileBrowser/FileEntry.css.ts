import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { forcedBar } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const narrow = '(max-width: 40rem)';
const inNarrow = (look: object) => ({ '@container': { [narrow]: look } });

/** Its data attribute says whether selection mode is on. */
export const grid = style({ outline: 'none' });

/** One template for the heading and the rows, so that they align. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 3rem minmax(0, 1fr) 9.5rem 6.5rem 3rem',
  gridTemplateAreas: '"check picture what time size menu"',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.xs,
});

export const entry = style([
  focusRingInside,
  {
    position: 'relative',
    // Skips layout and paint of off-screen rows; find in page and printing still work.
    contentVisibility: 'auto',
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    cursor: 'default',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
    scrollMarginBlock: '1rem 5rem',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-selected="true"]': { background: vars.color.selected },
      '&[data-dragged]': { opacity: 0.5 },
      '&[data-drop]': {
        background: vars.tone.accent.soft,
        boxShadow: `inset 0 0 0 2px ${vars.tone.accent.solid}`,
      },
      '&[data-editing]': { contentVisibility: 'visible', userSelect: 'auto' },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[aria-selected="true"]::before': forcedBar,
          '&[data-drop]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        },
      },
    },
  },
]);

export const look = styleVariants({
  list: [
    columns,
    {
      minBlockSize: vars.density.row,
      containIntrinsicBlockSize: `auto ${vars.density.row}`,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
      ...inNarrow({
        gridTemplateColumns: 'auto 3rem auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"check picture what what menu" "check picture time size menu"',
        paddingBlock: vars.space.xs,
        columnGap: vars.space.xxs,
        minBlockSize: '4rem',
        containIntrinsicBlockSize: 'auto 4rem',
      }),
    },
  ],
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"picture picture" "what what" "size menu"',
    alignItems: 'center',
    containIntrinsicBlockSize: 'auto 12.5rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    overflow: 'hidden',
    selectors: { '&[aria-selected="true"]': { borderColor: vars.tone.accent.solid } },
  },
});

const whenSelecting = `${grid}[data-selecting] &`;

export const check = styleVariants({
  // Checkboxes have a column where there is room; elsewhere they appear in selection mode.
  list: {
    gridArea: 'check',
    display: 'grid',
    placeItems: 'center',
    ...inNarrow({ display: 'none', selectors: { [whenSelecting]: { display: 'grid' } } }),
  },
  grid: {
    gridArea: 'picture',
    zIndex: 1,
    alignSelf: 'start',
    justifySelf: 'start',
    margin: vars.space.xxs,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    opacity: 0,
    selectors: {
      [`${entry}:is(:hover, :focus-within) &`]: { opacity: 1 },
      [whenSelecting]: { opacity: 1 },
    },
    '@media': {
      '(hover: none)': { display: 'none', selectors: { [whenSelecting]: { display: 'block' } } },
    },
  },
});

const drawing = style({
  position: 'relative',
  gridArea: 'picture',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  overflow: 'hidden',
  selectors: { '&[data-kind="folder"]': { color: vars.tone.accent.text } },
});
export const picture = styleVariants({
  list: [
    drawing,
    {
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      borderRadius: vars.radius.m,
      justifySelf: 'center',
      background: vars.color.sunken,
      selectors: { '&[data-kind="folder"]': { background: vars.tone.accent.soft } },
    },
  ],
  grid: [
    drawing,
    {
      aspectRatio: '4 / 3',
      fontSize: '1.5rem',
      background: vars.color.sunken,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      selectors: { '&[data-kind="folder"]': { background: vars.tone.accent.soft } },
    },
  ],
});
/** Out of the flow: a tall one would otherwise be as high as it is, and show its upper edge alone. */
export const thumbnail = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const what = styleVariants({
  list: { gridArea: 'what', minInlineSize: 0 },
  grid: {
    gridArea: 'what',
    minInlineSize: 0,
    alignSelf: 'start',
    paddingInline: vars.space.s,
    paddingBlockStart: vars.space.xs,
  },
});
export const name = style({
  display: 'flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  fontWeight: vars.fontWeight.medium,
  // Keeps a space at the point of truncation.
  whiteSpace: 'pre',
  '@media': {
    [media.hover]: {
      cursor: 'pointer',
      selectors: {
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        [`${entry}[aria-disabled="true"] &`]: { cursor: 'default', textDecoration: 'none' },
      },
    },
  },
});
export const nameStart = style({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 });
export const nameEnd = style({ flexShrink: 0 });
export const shared = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  marginInlineStart: vars.space.xs,
  color: vars.color.textMuted,
});

const figure = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...inNarrow({ fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption }),
});
export const time = styleVariants({
  list: [figure, { gridArea: 'time' }],
  grid: { display: 'none' },
});
export const size = styleVariants({
  list: [
    figure,
    {
      gridArea: 'size',
      textAlign: 'end',
      ...inNarrow({
        textAlign: 'start',
        selectors: { '&:not(:empty)::before': { content: '·', marginInline: '0 0.375rem' } },
      }),
    },
  ],
  grid: [figure, { gridArea: 'size', paddingInlineStart: vars.space.s }],
});
const state = style({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});
export const upload = styleVariants({
  list: [state, { gridRow: 'time', gridColumn: 'time-start / size-end' }],
  grid: [state, { gridArea: 'size', paddingInlineStart: vars.space.s, paddingBlockEnd: vars.space.xs }],
});
export const menu = styleVariants({
  list: { gridArea: 'menu', display: 'grid', placeItems: 'center' },
  grid: { gridArea: 'menu' },
});

export const problem = style({ color: vars.tone.danger.text, userSelect: 'text' });

export const rename = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
});
export const renameInput = style({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text,
  outline: 'none',
  selectors: {
    '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.tone.danger.text },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem', fontSize: '1rem' } },
});
