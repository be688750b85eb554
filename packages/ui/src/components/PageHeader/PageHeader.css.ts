import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';
import { row } from '../ActionRow/ActionRow.css';
import { button } from '../Button/Button.css';
import { iconOnPhone, phone } from '../../private/iconOnPhone';

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
/** A link back is on one line, whose end may be cut. */
export const above = style({ display: 'flex', minInlineSize: 0, marginBlockEnd: vars.space.xxs });
globalStyle(`${above} > *`, { minInlineSize: 0, maxInlineSize: '100%' });
// Breadcrumbs hide what does not fit into their own width.
globalStyle(`${above} > nav`, { flex: '1 1 auto' });
export const line = style([
  { display: 'flex', minInlineSize: 0 },
  responsive({
    phone: { flexDirection: 'column', gap: vars.space.s },
    tablet: {
      flexDirection: 'row',
      // A title that leaves the actions no room has the line for itself.
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: `${vars.space.s} ${vars.space.l}`,
    },
  }),
]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
/** Takes the width that the title has, so that it never moves the actions to a line of their own. */
export const description = style({
  color: vars.color.textMuted,
  inlineSize: 0,
  minInlineSize: '100%',
  overflowWrap: 'anywhere',
});

/** On a phone two in a line, edge to edge; an odd one out has a line for itself. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)' } },
});
globalStyle(`${actions} > :last-child:nth-child(odd)`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });

/** A row of actions stays beside the title: those that a long title leaves no room are behind its button. */
const besideRow = `${line}:has(> ${actions} > ${row})`;
globalStyle(besideRow, { '@media': { [media.tablet]: { flexWrap: 'nowrap' } } });
globalStyle(`${besideRow} > ${actions}`, { display: 'contents' });
/** The title has what the actions leave; of a longer one they give way to it until it has more than half of the line. */
globalStyle(`${besideRow} > ${actions} > ${row}`, {
  flexShrink: 9999,
  '@media': {
    [media.tablet]: {
      minInlineSize: `max(var(--sen-actions-least, 0px), min(var(--sen-actions, 0px), 45% - ${vars.space.l}))`,
    },
  },
});

/** The title and its tools share a line at every width; on a phone `actions` have the next one. */
export const oneLine = style({
  '@media': { [phone]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space.xs } },
});
globalStyle(`${oneLine} > ${words}`, { '@media': { [phone]: { flexBasis: 0 } } });
globalStyle(`${oneLine} > ${actions}`, { order: 1, '@media': { [phone]: { flexBasis: '100%' } } });
export const tools = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  flexShrink: 0,
  '@media': { [phone]: { flexDirection: 'row-reverse' } },
});

/** On a phone only the icon is visible. */
export const main = style({ display: 'flex', gap: vars.space.xs });
iconOnPhone(main);

export const more = style({ position: 'relative' });
export const moreButton = style({ display: 'block', '@media': { [media.tablet]: { display: 'none' } } });
export const moreActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [phone]: {
      display: 'none',
      selectors: { '&[data-open]': { display: 'flex' } },
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: `calc(100% + ${vars.space.xxs})`,
      // Below the dialog that one of them opens, which returns the focus to it.
      zIndex: vars.layer.drawer,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: '1px',
      inlineSize: 'max-content',
      maxInlineSize: 'calc(100vw - 2rem)',
      padding: vars.space.xxs,
      borderRadius: vars.radius.m,
      background: vars.color.raised,
      boxShadow: vars.shadow.middle,
    },
    [`${phone} and ${media.forced}`]: { border: '1px solid CanvasText' },
  },
});
/** There they are the lines of one menu, as those behind '⋯' of a record. */
globalStyle(`${moreActions} ${button}`, {
  '@media': {
    [phone]: {
      justifyContent: 'flex-start',
      gap: vars.space.s,
      minBlockSize: vars.density.controlSmall,
      paddingInline: vars.space.s,
      border: 0,
      borderRadius: vars.radius.s,
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
    },
  },
});
globalStyle(`${moreActions} ${button}:not(:hover, :active, [aria-expanded="true"])`, {
  '@media': { [phone]: { background: 'none' } },
});
