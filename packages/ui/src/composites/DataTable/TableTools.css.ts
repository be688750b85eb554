import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';
import { inCards } from './inCards';

export const tools = style({ display: 'flex', justifyContent: 'flex-end' });
export const columnList = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: '12rem',
});
/** Padding, so that focus rings are not clipped where the list scrolls. */
export const columnChoices = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
});

export const cardTools = style({
  display: 'none',
  ...inCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
});
export const cardSort = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
});
export const cardSelect = style([
  focusRing,
  {
    minBlockSize: '2.75rem',
    maxInlineSize: '100%',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
  },
]);
