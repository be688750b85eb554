import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { truncate } from '../../css/text.css';
import { pageStart } from '../../private/pageStart';
import { shellTop } from '../../private/shellTop';
import { vars } from '../../tokens/vars.css';
import { drawerFits, drawerWidths, topBarHeight } from './shellSizes';

export const shell = style({
  display: 'grid',
  gridTemplate: '"side main" 1fr "side foot" auto / auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  paddingBlockStart: topBarHeight,
  background: vars.color.surface,
  vars: { [shellTop]: topBarHeight, [pageStart]: '0px' },
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

// Keeps focused elements from being hidden under the bar.
globalStyle(`html:has(${shell})`, { scrollPaddingBlockStart: `calc(${topBarHeight} + ${vars.space.m})` });

export const skip = style([
  focusRing,
  {
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.popover,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
]);

/** The brand and the account begin and end where the page does: both have a padding of their own. */
const edgeOf = (page: string) => `calc(${page} - ${vars.space.xxs})`;

/** Fixed, as is the drawer: browsers scroll the page when a sticky element within the scroll padding takes the focus. */
export const top = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: topBarHeight,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.ground,
  '@media': {
    [media.tablet]: { gap: vars.space.s, paddingInlineEnd: edgeOf(vars.space.l) },
    [media.desktop]: { paddingInlineEnd: edgeOf(vars.space.xl) },
    [media.print]: { display: 'none' },
  },
});
/** Without a drawer the brand stands above the page. */
globalStyle(`${top}[data-bare]`, {
  paddingInlineStart: edgeOf(vars.space.m),
  '@media': {
    [media.tablet]: { paddingInlineStart: edgeOf(vars.space.l) },
    [media.desktop]: { paddingInlineStart: edgeOf(vars.space.xl) },
  },
});

export const iconButton = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
  },
]);
export const sheetButton = style([iconButton, { '@media': { [drawerFits]: { display: 'none' } } }]);
export const widthButton = style([
  iconButton,
  { display: 'none', '@media': { [drawerFits]: { display: 'grid', marginInlineStart: '11px' } } },
]);

export const brand = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 'none',
    minBlockSize: '2.75rem',
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.m,
    textDecoration: 'none',
  },
]);
export const brandName = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
});

/** On the light ground that logos are drawn for, in every theme. */
export const logo = style({
  padding: vars.space.hair,
  background: 'white',
  maxInlineSize: '8rem',
  blockSize: '2rem',
  objectFit: 'contain',
  borderRadius: vars.radius.s,
  '@media': { 'screen and (max-width: 47.99rem)': { maxInlineSize: '5.5rem' } },
});

export const greeting = style([
  truncate,
  {
    flex: '1 1 0',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    '@media': { 'screen and (max-width: 47.99rem)': { visibility: 'hidden' } },
  },
]);
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.xxs,
  // On the narrowest phones larger targets leave no room for gaps.
  '@media': { [`${media.touch} and (max-width: 23.99rem)`]: { gap: 0 } },
});

export const side = style({
  gridArea: 'side',
  display: 'none',
  inlineSize: drawerWidths.closed,
  selectors: { '&[data-open]': { inlineSize: drawerWidths.open } },
  '@media': { [drawerFits]: { display: 'block' }, [media.print]: { display: 'none' } },
});
export const sideBox = style({
  position: 'fixed',
  insetBlock: `${topBarHeight} 0`,
  inlineSize: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.ground,
});

/** Focused only by script, never by Tab; a ring around the whole page would carry no information. */
export const main = style({ gridArea: 'main', minInlineSize: 0, outline: 'none' });
export const foot = style({ gridArea: 'foot', minInlineSize: 0 });
export const full = style({ minBlockSize: '100dvh', outline: 'none' });

export const sheet = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: 'min(20rem, calc(100vw - 3.5rem))',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});
globalStyle(`html:has(${sheet}[open])`, { overflow: 'hidden' });

/** Stays in view while the menu below scrolls. */
export const sheetTop = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: 'inherit',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: topBarHeight,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
