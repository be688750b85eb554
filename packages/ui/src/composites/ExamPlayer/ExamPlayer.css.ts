import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** As high as the window, or as the place that holds it. */
export const player = style({
  display: 'grid',
  gridTemplate: '"strip" auto "area" minmax(0, 1fr) "pager" auto / minmax(0, 1fr)',
  blockSize: '100dvh',
  maxBlockSize: '100%',
  overflow: 'hidden',
  background: vars.color.ground,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"strip strip" auto "area side" minmax(0, 1fr) "pager side" auto / minmax(0, 1fr) 19rem',
    },
  },
});

// It scrolls inside, so the page keeps no room for a scroll bar of its own.
globalStyle(`html:has(${player})`, { scrollbarGutter: 'auto' });

export const strip = style({
  gridArea: 'strip',
  display: 'grid',
  gridTemplate: '"title title" auto "timer actions" auto "save save" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"title save timer actions" auto / minmax(0, 1fr) minmax(0, 26rem) auto auto',
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
    },
  },
});

export const title = style({
  gridArea: 'title',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': {
    [media.desktop]: {
      WebkitLineClamp: 2,
      fontSize: vars.fontSize.large,
      lineHeight: vars.lineHeight.large,
    },
  },
});

export const save = style({
  gridArea: 'save',
  minInlineSize: 0,
  display: 'grid',
  '@media': { [media.desktop]: { justifyContent: 'end' } },
});
export const timer = style({ gridArea: 'timer', display: 'flex' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});

export const area = style({ gridArea: 'area', position: 'relative', minBlockSize: 0, display: 'grid' });

export const scroller = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  scrollPaddingBlock: vars.space.m,
  padding: vars.space.s,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 56rem)',
  justifyContent: 'center',
  gap: vars.space.l,
  '@media': { [media.tablet]: { padding: vars.space.l } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  color: vars.color.textMuted,
});

export const side = style({
  gridArea: 'side',
  display: 'none',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.l,
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.desktop]: { display: 'block' } },
});
