import { createVar, style } from '@vanilla-extract/css';
import { fadedEdges } from '../fadedEdges';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';
import { phone } from '../iconOnPhone';

/** On both sides of the text of a tab. */
const inset = createVar();

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The text of the first tab begins at the edge, not its ground; the line below does too.
  marginInlineStart: `calc(-1 * ${inset})`,
  background: `linear-gradient(${vars.color.border}, ${vars.color.border}) right bottom / calc(100% - ${inset}) 1px no-repeat`,
  selectors: fadedEdges,
  vars: { [inset]: vars.space.s },
  // Close together, so that the next one peeks out of the fading edge instead of beginning in it.
  '@media': { [phone]: { gap: 0, vars: { [inset]: vars.space.xs } } },
});

/** Below the selected tab. */
export const chosenLine = {
  content: '',
  position: 'absolute',
  insetInline: `calc(${inset} - ${vars.space.xxs})`,
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
    '@media': { [phone]: { gap: vars.space.xxs } },
    flexShrink: 0,
    minBlockSize: vars.density.control,
    paddingInline: inset,
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
