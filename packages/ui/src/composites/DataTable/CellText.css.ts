import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { cardTitle, priority, row, virtualRow } from './DataTable.css';
import { inCards } from './inCards';

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    whiteSpace: 'normal',
  }) as const;

// In a cell with a note the text is as wide as it likes.
const content = style({ minInlineSize: 0, maxInlineSize: '100%', overflow: 'hidden' });
const fluidRow = `${row}:not(${virtualRow})`;
export const oneLine = style([
  content,
  {
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      // Only a row of a list of thousands has a fixed height.
      [`${fluidRow} > * > &`]: inCards({ whiteSpace: 'normal', overflowWrap: 'anywhere' }),
      [`${fluidRow} > ${priority.high} > &`]: clamped(3),
      [`${virtualRow} > ${priority.high} > &`]: inCards(clamped(1)),
    },
  },
]);
/** The name as text: on a card its first line is beside the checkbox and the menu, however many follow. */
export const title = style([
  oneLine,
  inCards({ alignSelf: 'flex-start', marginBlockStart: `calc((${cardTitle} - 1lh) / 2)` }),
]);
/** Words of another column: two lines, like the name. The rest is in a tooltip. */
export const text = style([
  content,
  {
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      [`${fluidRow} > * > &`]: {
        ...clamped(2),
        overflowWrap: 'anywhere',
        ...inCards({ display: 'block' }),
      },
    },
  },
]);
// A badge too.
globalStyle(`${fluidRow} > * > ${oneLine} > *`, inCards({ whiteSpace: 'normal' }));
export const twoLines = style([
  content,
  { ...clamped(2), fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption },
  {
    selectors: {
      [`${fluidRow} > * > &`]: inCards({ WebkitLineClamp: 'none' }),
      // A name is not smaller than what stands beside it.
      [`${priority.high} > &`]: { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  },
]);
