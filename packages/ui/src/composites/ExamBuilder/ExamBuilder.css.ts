import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const parts = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' });

export const part = style([
  {
    display: 'grid',
    gap: vars.space.m,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  },
  responsive({ phone: { padding: vars.space.m }, tablet: { padding: vars.space.l } }),
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const tools = style({ display: 'flex', gap: vars.space.xxs });

export const fields = style([
  { display: 'grid', gap: vars.space.m, alignItems: 'start' },
  responsive({ tablet: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } }),
]);

export const entries = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style([
  {
    display: 'grid',
    gap: vars.space.s,
    alignItems: 'center',
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
  responsive({ tablet: { gridTemplateColumns: 'minmax(0, 1fr) 11rem auto' } }),
]);

export const question = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const kind = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const entryTools = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xxs });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
