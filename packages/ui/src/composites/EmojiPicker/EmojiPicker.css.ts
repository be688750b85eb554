import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { forcedBar } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { gridColumns } from './gridPlace';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '17.5rem',
  '@media': { [media.touch]: { inlineSize: '19.25rem' } },
});

export const groups = style({
  display: 'flex',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const group = style([
  focusRingInside,
  {
    position: 'relative',
    flex: '1 1 0',
    display: 'grid',
    placeItems: 'center',
    blockSize: '2.25rem',
    padding: 0,
    border: 0,
    borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&[aria-selected="true"]': { color: vars.tone.accent.text },
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.hair,
        insetBlockEnd: '-1px',
        borderBlockEnd: `2px solid ${vars.tone.accent.solid}`,
      },
    },
    '@media': {
      [media.touch]: { blockSize: '2.75rem' },
      // The line of the list has the colour of its own there.
      [media.forced]: { selectors: { '&[aria-selected="true"]::before': forcedBar } },
    },
  },
]);

export const heading = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.textMuted,
});

/** Fixed height, with or without results, so that nothing shifts under the pointer. */
export const scroller = style({
  blockSize: '13.75rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const row = style({ display: 'grid', gridTemplateColumns: `repeat(${gridColumns}, minmax(0, 1fr))` });
export const cell = style([
  focusRingInside,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '2.5rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    fontSize: '1.5rem',
    lineHeight: 1,
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus-visible': { background: vars.color.hover },
      '&:active': { background: vars.color.pressed },
    },
    '@media': { [media.touch]: { blockSize: '2.75rem' } },
  },
]);
export const note = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  blockSize: '100%',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
