import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** As high as the window or its container. */
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
    // Paper does not scroll: all questions of the page are on it.
    [media.print]: { display: 'block', blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' },
  },
});

// It scrolls inside, so the page reserves no scrollbar gutter.
globalStyle(`html:has(${player})`, { scrollbarGutter: 'auto' });

export const area = style({
  gridArea: 'area',
  minBlockSize: 0,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  '@media': { [media.print]: { display: 'block' } },
});

export const scroller = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  scrollPaddingBlock: vars.space.m,
  padding: vars.space.s,
  '@media': {
    [media.tablet]: { padding: vars.space.l },
    [media.print]: { overflow: 'visible', padding: 0 },
  },
});

export const page = style({ maxInlineSize: '56rem', marginInline: 'auto' });

export const end = style({
  marginBlockStart: vars.space.l,
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
  // The grid gives it its size: what changes inside lays out nothing beside it.
  '@media': { [media.desktop]: { display: 'block', contain: 'strict' } },
});
