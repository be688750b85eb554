import { style } from '@vanilla-extract/css';
import { fadedEdges } from '../fadedEdges';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The text of the first tab begins at the edge, not its ground; the line below does too.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  background: `linear-gradient(${vars.color.border}, ${vars.color.border}) right bottom / calc(100% - ${vars.space.s}) 1px no-repeat`,
  selectors: fadedEdges,
});

/** Below the selected tab. */
export const chosenLine = {
  content: '',
  position: 'absolute',
  insetInline: vars.space.xs,
  insetBlockEnd: 0,
  borderBlockEnd: `3px solid ${vars.tone.accent.solid}`,
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
} as const;

export const tab = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flexShrink: 0,
    minBlockSize: vars.density.control,
    paddingInline: vars.space.s,
    border: 0,
    borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
    background: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, background: vars.color.hover },
      '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&[aria-selected="true"]': { color: vars.tone.accent.text },
      '&[aria-selected="true"]::after': chosenLine,
    },
  },
]);
