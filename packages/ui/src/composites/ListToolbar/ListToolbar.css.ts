import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const search = style(
  responsive({ phone: { flex: '1 1 9rem' }, tablet: { flex: '0 1 22rem', minInlineSize: '14rem' } }),
);

const group = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs } as const;
export const filters = style(group);
export const actions = style({ ...group, marginInlineStart: 'auto' });
