import { style } from '@vanilla-extract/css';
import { vars } from '@sen/ui/tokens';

const separator = '1.25em';

/** Cuts the separators at which lines begin. */
export const frame = style({ display: 'block', overflow: 'clip' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${separator})`,
});

export const fact = style({ display: 'inline-flex', minInlineSize: 0 });

export const mark = style({ flex: 'none', inlineSize: separator, textAlign: 'center' });
