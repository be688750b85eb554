import { globalStyle, style } from '@vanilla-extract/css';
import { label } from '../../components/Button/Button.css';
import { hiddenVisually } from '../../css/visuallyHidden.css';
import { vars } from '../../tokens/vars.css';

const narrow = '(max-width: 40rem)';
const place = { containerType: 'inline-size', minInlineSize: 0 } as const;

export const floating = style({
  ...place,
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  pointerEvents: 'none',
});
export const inPlace = style({ ...place, gridArea: '1 / 1' });

/** One row at every width: it must not be higher than the toolbar that it replaces. */
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
  '@container': { [narrow]: { paddingInlineStart: vars.space.s } },
});
export const barFloating = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  boxShadow: vars.shadow.middle,
  '@container': { [narrow]: { inlineSize: '100%' } },
});
export const barInPlace = style({ paddingBlock: vars.space.xxs, background: vars.color.selected });

export const count = style({
  flexGrow: 1,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actions = style({ minInlineSize: 0 });

/** In a narrow bar only the icon is visible. */
export const clear = style({ flexShrink: 0, whiteSpace: 'nowrap' });
globalStyle(`${clear} ${label}`, { '@container': { [narrow]: { ...hiddenVisually, display: 'block' } } });
