import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

const phone = 'screen and (max-width: 47.99rem)';

export const floating = style({
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const inPlace = style({ gridArea: '1 / 1', minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  pointerEvents: 'auto',
});
export const barFloating = style({
  flexWrap: 'wrap',
  boxShadow: vars.shadow.middle,
  '@media': { [phone]: { inlineSize: '100%' } },
});
/** One row at every width: it must not be higher than the toolbar that it replaces. */
export const barInPlace = style({ paddingBlock: vars.space.xxs, background: vars.color.selected });

export const count = style({
  flexGrow: 1,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actions = style({
  display: 'flex',
  gap: vars.space.xs,
  selectors: {
    '&:empty': { display: 'none' },
    [`${barFloating} > &`]: { flexWrap: 'wrap', '@media': { [phone]: { order: 1, flexBasis: '100%' } } },
    // Padding, so that focus rings are not clipped where the buttons scroll.
    [`${barInPlace} > &`]: {
      whiteSpace: 'nowrap',
      '@media': { [phone]: { overflowX: 'auto', padding: vars.space.xxs } },
    },
  },
});
