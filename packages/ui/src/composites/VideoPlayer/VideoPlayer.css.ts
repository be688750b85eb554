import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const narrow = '(max-width: 34rem)';
const black = 'oklch(0 0 0)';
const veil = (share: number) => `oklch(0 0 0 / ${share})`;

export const player = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: black,
  color: vars.color.text,
  selectors: {
    '&:fullscreen': { borderRadius: 0, aspectRatio: 'auto' },
    '&[data-resting]': { cursor: 'none' },
  },
});

export const picture = style([
  focusRingInside,
  {
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
    objectFit: 'contain',
    borderRadius: 'inherit',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': { outlineOffset: '-3px', outlineWidth: '3px' } },
  },
]);

export const over = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  // The tools cover its end.
  paddingBlockEnd: '6rem',
  textAlign: 'center',
  minBlockSize: 0,
  overflow: 'auto',
  selectors: {
    '&[data-veiled]': { background: veil(0.66) },
    '&[data-through]': { pointerEvents: 'none', paddingBlockEnd: vars.space.m },
    '&[role="alert"]': { paddingBlockEnd: vars.space.m },
  },
  '@container': {
    [narrow]: {
      gap: vars.space.xs,
      padding: vars.space.s,
      paddingBlockEnd: '5.5rem',
      selectors: { '&[data-through]': { paddingBlockEnd: '4.5rem' } },
    },
  },
});
export const title = style({ fontWeight: vars.fontWeight.semibold });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
});
export const waiting = style({ fontSize: '2.5rem', color: vars.color.text });
export const begin = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.tone.accent.solid,
    color: vars.tone.accent.onSolid,
    cursor: 'pointer',
    pointerEvents: 'auto',
    transition: `background-color ${vars.duration.quick}`,
    selectors: { '&:hover': { background: vars.tone.accent.solidHover } },
    '@container': { [narrow]: { inlineSize: '3.5rem', blockSize: '3.5rem' } },
    // A picture can have any colour, so the ring is drawn on the button's own background.
    '@media': { [media.forced]: { selectors: { '&:focus-visible': { outlineOffset: '-6px' } } } },
  },
]);

/** Captions and tools: the captions move down when the tools hide. */
export const below = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
});
export const captions = style({
  alignSelf: 'center',
  maxInlineSize: '92%',
  paddingBlockEnd: vars.space.s,
  // Room for stacked diacritics, which ordinary captions clip.
  lineHeight: 1.6,
  fontSize: 'clamp(0.875rem, 2.6cqi, 1.75rem)',
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
  textWrap: 'balance',
  transition: `transform ${vars.duration.calm}`,
  selectors: {
    [`${player}[data-resting]:not(:has(:focus-visible)) &`]: { transform: 'translateY(5.5rem)' },
  },
});
export const captionLine = style({
  paddingBlock: '0.15em',
  paddingInline: '0.5em',
  // A wrapped line keeps its background around each part.
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  background: veil(0.78),
  color: 'oklch(1 0 0)',
});

export const controls = style({
  // Over an unknown picture, the tools use a light text colour.
  vars: { [vars.color.textMuted]: 'oklch(0.95 0 0)', [vars.color.hover]: veil(0.5) },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  background: `linear-gradient(to bottom, transparent, ${veil(0.72)} 40%, ${veil(0.85)})`,
  pointerEvents: 'auto',
  transition: `opacity ${vars.duration.calm}`,
  selectors: {
    [`${player}[data-resting]:not(:has(:focus-visible)) &`]: { opacity: 0, pointerEvents: 'none' },
  },
  '@container': { [narrow]: { paddingInline: vars.space.xxs } },
  // No gradient is drawn there: without a background the tools would be unreadable over the picture.
  '@media': { [media.forced]: { background: 'Canvas' } },
});

export const seek = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.5rem',
  '@media': { [media.touch]: { blockSize: '2.75rem' } },
});
export const seekTrack = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '5px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});
export const seekGround = style({ fill: 'oklch(1 0 0 / 0.3)' });
export const seekBuffered = style({ fill: 'oklch(1 0 0 / 0.3)' });
export const seekReach = style({ fill: 'oklch(1 0 0 / 0.45)' });
export const seekPlayed = style({ fill: vars.tone.accent.solid });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'oklch(1 0 0)',
} as const;
const bare = { appearance: 'none', background: 'transparent' } as const;
const range = style([
  focusRing,
  {
    ...bare,
    margin: 0,
    cursor: 'pointer',
    borderRadius: vars.radius.full,
    selectors: {
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&::-webkit-slider-runnable-track': bare,
      '&::-moz-range-track': bare,
    },
    '@media': { [media.forced]: { appearance: 'auto' } },
  },
]);
export const seekInput = style([
  range,
  {
    gridArea: '1 / 1',
    position: 'relative',
    inlineSize: 'calc(100% + 1rem)',
    marginInline: '-0.5rem',
    blockSize: '100%',
    selectors: { '&:disabled': { cursor: 'default', opacity: 0 } },
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  gap: vars.space.xxs,
  color: vars.color.text,
  '@container': { [narrow]: { gap: 0 } },
});
export const roomy = style({
  display: 'inline-flex',
  gap: vars.space.xxs,
  '@container': { [narrow]: { display: 'none' } },
});
export const volume = style([
  range,
  {
    inlineSize: '5.5rem',
    blockSize: '1.5rem',
    selectors: {
      '&::-webkit-slider-runnable-track': {
        appearance: 'none',
        background: `linear-gradient(oklch(1 0 0 / 0.5), oklch(1 0 0 / 0.5)) center / 100% 4px no-repeat`,
      },
      '&::-moz-range-track': {
        background: 'oklch(1 0 0 / 0.5)',
        blockSize: '4px',
      },
    },
    '@media': { [media.touch]: { display: 'none' } },
    '@container': { [narrow]: { display: 'none' } },
  },
]);
export const time = style({
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { paddingInline: vars.space.xxs, fontSize: vars.fontSize.caption } },
});
export const ten = style({ fontSize: vars.fontSize.small, fontVariantNumeric: 'tabular-nums' });
/** The title of the chapter takes the room that is left. */
export const chapterNow = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
});

export const settings = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: vars.space.s,
  zIndex: 1,
  display: 'flex',
  gap: vars.space.l,
  maxBlockSize: 'min(22rem, calc(56cqi - 7rem))',
  overflowY: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.small,
  // A small picture has no room above the tools: the panel covers them, and a tap beside it closes it.
  '@container': {
    [narrow]: {
      insetBlockEnd: vars.space.xs,
      maxBlockSize: 'calc(56.25cqi - 1rem)',
      gap: vars.space.m,
      paddingInline: vars.space.s,
    },
  },
});
export const choices = style({ whiteSpace: 'nowrap' });
export const legend = style({ padding: 0, fontWeight: vars.fontWeight.semibold });

export const chapters = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: '12rem',
  maxInlineSize: '22rem',
});
export const chapter = style([
  focusRing,
  {
    display: 'flex',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: '2rem',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-current]': { fontWeight: vars.fontWeight.semibold, background: vars.color.hover },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
export const chapterTime = style({
  minInlineSize: '3rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
