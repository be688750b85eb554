import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two columns where the board itself has the room, whatever stands beside it. */
const roomy = '(min-width: 54rem)';

export const board = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
});
export const two = style({
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '4rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` },
    '&:has(a):hover': { background: vars.color.hover },
  },
});

export const figure = style({
  flex: 'none',
  minInlineSize: '2.75rem',
  fontSize: vars.fontSize.heading,
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.tone.attention.text,
});
export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.fontWeight.medium });
/** The whole row follows the link of its title. */
globalStyle(`${title} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${title} a:focus-visible`, { outline: 'none' });
globalStyle(`${title} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.m,
});

export const end = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xxs,
  textAlign: 'end',
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const doneMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.tone.success.soft,
  color: vars.tone.success.text,
});
