import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { selectArrow } from '../../css/selectArrow.css';
import { shellTop } from '../../private/shellTop';
import { startsWithText } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';
import { outer } from './DataTable.css';
import { inCards } from './inCards';
import { selectionBarSize } from './selectionSize';

/** One row for the toolbar and for the actions of the selected rows, which lie on top of it and stay in view. */
export const bar = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: selectionBarSize,
  selectors: {
    '&[data-bare]': inCards({ display: 'none' }),
    [`${outer}[data-selecting] > &`]: {
      position: 'sticky',
      insetBlockStart: `var(${shellTop}, 0px)`,
      // Above the head of the table.
      zIndex: `calc(${vars.layer.sticky} + 1)`,
    },
  },
});
export const tools = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  ...inCards({ flexWrap: 'wrap', rowGap: vars.space.xs }),
  selectors: { [`${outer}[data-selecting] > ${bar} > &`]: { visibility: 'hidden' } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  marginInlineStart: 'auto',
  // On a line of their own, where cards have no columns to choose.
  ...inCards({ flexBasis: '100%' }),
});
globalStyle(`${end} > :not(output)`, inCards({ display: 'none' }));
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const displayList = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: '12rem',
});
globalStyle(`${displayList} > button`, startsWithText);
/** Padding, so that focus rings are not clipped where the list scrolls. */
export const columnChoices = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
});

export const cardTools = style({
  display: 'none',
  ...inCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xxs,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.m} ${vars.space.xs}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
});
/** On a line of its own: its name and what it is sorted by are both in sight. */
globalStyle(`${cardTools} > span`, inCards({ flexBasis: '100%' }));
/** In one line with the checkboxes of the cards. */
globalStyle(`${cardTools}:has(> label)`, inCards({ paddingInlineStart: '1.25rem' }));
globalStyle(`${cardTools} > label`, { flexShrink: 0, marginInlineEnd: 'auto', whiteSpace: 'nowrap' });
export const sortChoice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  selectors: {
    '&[data-labelled]': {
      flexWrap: 'wrap',
      inlineSize: '100%',
      paddingBlockEnd: vars.space.s,
      marginBlockEnd: vars.space.xxs,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
/** Above a choice of what is displayed. */
export const displayLabel = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  selectors: { [`${sortChoice}[data-labelled] > &`]: { flexBasis: '100%' } },
});
export const sortLabel = style({ flexShrink: 0, whiteSpace: 'nowrap', marginInlineEnd: vars.space.xxs });
export const sortSelect = style([
  focusRing,
  selectArrow,
  {
    minBlockSize: '2.75rem',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { [`${sortChoice}[data-labelled] > &`]: { minBlockSize: '2.25rem', flex: 1 } },
    ...inCards({ flex: 1 }),
    paddingInlineStart: vars.space.s,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
  },
]);
