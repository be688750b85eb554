import { style, styleVariants } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const list = { ...oneColumn, margin: 0, padding: 0, listStyle: 'none' } as const;

export const parts = style({ ...list, gap: vars.space.l });

/** With the padding of a `Card`, beside which it stands. */
export const part = style({
  ...oneColumn,
  gap: vars.space.m,
  padding: vars.density.cardPadding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const tools = style({ display: 'flex', gap: vars.space.xxs });

export const fields = style([
  { ...oneColumn, gap: vars.space.m, alignItems: 'start' },
  responsive({ tablet: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' } }),
]);

export const entries = style(list);

export const entry = style([
  {
    ...oneColumn,
    gap: vars.space.s,
    alignItems: 'center',
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
  responsive({ tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
]);

/** Score and buttons: one line, also on a phone. */
export const entryEnd = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });
export const score = style([
  { flex: '1 1 auto', minInlineSize: 0 },
  responsive({ tablet: { inlineSize: '8.5rem' } }),
]);

export const question = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

/** A group of controls with its error. */
export const group = style({ ...oneColumn, gap: vars.space.xs });
export const content = style({ ...oneColumn, gap: vars.space.m });

export const kind = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const entryTools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.density.control,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** The total stays visible while a part is edited. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const sum = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const sumState = styleVariants({
  enough: { color: vars.tone.success.text },
  missing: { color: vars.tone.waiting.text },
  tooMuch: { color: vars.tone.danger.text },
});
