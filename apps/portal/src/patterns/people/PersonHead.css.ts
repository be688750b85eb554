import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  // A picture and a line of text need no box.
  selectors: { '&[data-bare]': { border: 0, borderRadius: 0, overflow: 'visible' } },
});

/**
 * 4:1, the aspect ratio of the cropped image; higher on a phone, so that the buttons do not cover it. A band without
 * an image.
 */
export const banner = style({
  position: 'relative',
  aspectRatio: '4',
  minBlockSize: '7.5rem',
  inlineSize: '100%',
  background: `linear-gradient(120deg, ${vars.tone.accent.softHover}, ${vars.tone.accent.soft} 55%, ${vars.tone.attention.soft})`,
  selectors: { '&[data-empty]': { aspectRatio: 'auto', blockSize: '7.5rem' } },
  '@media': { [media.tablet]: { maxBlockSize: '15rem' } },
});

export const bannerPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const bannerTools = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  display: 'flex',
  gap: vars.space.xs,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.m,
  selectors: {
    '&:first-child': { flexWrap: 'nowrap', alignItems: 'center', paddingBlock: vars.space.s },
    [`${head}[data-bare] > &`]: { padding: 0 },
  },
  '@media': { [media.tablet]: { paddingInline: vars.space.l } },
});

/** Overlaps a banner by half, with a ring in the background colour. */
export const portrait = style({
  position: 'relative',
  display: 'inline-flex',
  selectors: { [`${person}:not(:first-child) > &`]: { marginBlockStart: '-3.5rem' } },
  borderRadius: vars.radius.full,
  border: `4px solid ${vars.color.surface}`,
  background: vars.color.surface,
});
globalStyle(`${head}[data-bare] ${portrait}`, { border: 0 });

export const names = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      selectors: { [`${person}:not(:first-child) > &`]: { paddingBlockStart: vars.space.s } },
    },
  },
});

export const tools = style({ display: 'flex', gap: vars.space.xs, ':empty': { display: 'none' } });

export const below = style({
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.m,
  ':empty': { display: 'none' },
});
