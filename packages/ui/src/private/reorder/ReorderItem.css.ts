import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3rem',
  paddingBlock: vars.space.hair,
  paddingInlineEnd: vars.space.xxs,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: {
    '&[data-placed]': { borderStyle: 'solid', borderColor: vars.color.border },
    '&[data-held]': {
      border: `1px solid ${vars.tone.accent.solid}`,
      background: vars.color.selected,
      boxShadow: vars.shadow.middle,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-held]': { outline: '2px solid Highlight' } } } },
});

const square = style([
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.75rem',
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    outlineOffset: '-2px',
    selectors: { '&:hover:enabled': { background: vars.color.hover, color: vars.color.text } },
    '@media': { [media.touch]: { inlineSize: '2.75rem' } },
  },
]);

export const handle = style([square, { cursor: 'grab', touchAction: 'none' }]);

export const move = style([
  square,
  {
    cursor: 'pointer',
    selectors: {
      '&[aria-disabled="true"]': {
        color: vars.color.textDisabled,
        cursor: 'default',
        background: 'transparent',
      },
      ':disabled &': { visibility: 'hidden' },
    },
  },
]);

export const number = style({
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Stacked on narrow screens, so that the text keeps its width. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
