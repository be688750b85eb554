import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { rowLine } from './treeLooks';

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 });

export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

/** Floats over the end, so that no row moves under the pointer. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const grid = style({
  paddingBlock: vars.space.xxs,
  selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
});

export const skeletons = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m });

export const skeleton = style({
  ...rowLine,
  maxInlineSize: '26rem',
  selectors: { '&[data-level="2"]': { paddingInlineStart: vars.space.xl } },
});
