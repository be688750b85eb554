import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const time = style({ flexGrow: 1 });
