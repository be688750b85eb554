import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** As high as the window or its container. */
export const room = style({
  display: 'grid',
  gridTemplate: '"bar" auto "page" minmax(0, 1fr) "pager" auto / minmax(0, 1fr)',
  blockSize: '100dvh',
  maxBlockSize: '100%',
  overflow: 'hidden',
  background: vars.color.ground,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"bar bar" auto "side page" minmax(0, 1fr) "side pager" auto / 21rem minmax(0, 1fr)',
    },
  },
});

// It scrolls inside, so the page reserves no scrollbar gutter.
globalStyle(`html:has(${room})`, { scrollbarGutter: 'auto' });

export const bar = style({
  gridArea: 'bar',
  display: 'grid',
  gridTemplate: '"back actions" auto "progress progress" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"back progress actions" minmax(3rem, auto) / minmax(0, 1fr) 14rem auto',
      paddingInline: vars.space.l,
    },
  },
});

export const back = style({ gridArea: 'back', minInlineSize: 0, overflowWrap: 'anywhere' });
export const progress = style({ gridArea: 'progress', minInlineSize: 0 });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '&:empty': { display: 'none' } },
});
export const opener = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const side = style({
  gridArea: 'side',
  display: 'none',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const scroller = style({
  gridArea: 'page',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  padding: vars.space.s,
  '@media': { [media.tablet]: { padding: vars.space.l } },
});

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  maxInlineSize: '64rem',
  marginInline: 'auto',
});

export const pager = style({
  gridArea: 'pager',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { paddingInline: vars.space.l } },
});
