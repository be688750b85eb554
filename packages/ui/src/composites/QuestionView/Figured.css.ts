import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** Pictures bring their own light background: a drawing with black lines is not legible on a dark page. */
export const picture = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  verticalAlign: 'middle',
  borderRadius: vars.radius.s,
  background: '#fff',
});

/** Browsers draw the parts of a fraction smaller than its surroundings. */
export const formula = style({ fontSize: '1.2em' });

export const scroll = style({ display: 'block', maxInlineSize: '100%', overflowX: 'auto' });

export const table = style({
  display: 'inline-table',
  borderCollapse: 'collapse',
  marginBlock: vars.space.xs,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
});

export const row = style({ display: 'table-row' });

export const cell = style({
  display: 'table-cell',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
