import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const mark = style({ inlineSize: '2rem', blockSize: '2rem', flex: 'none' });
export const leaf = style({ fill: vars.tone.accent.solid });
export const outer = style({ fill: vars.tone.attention.border });
export const middle = style({
  fill: `color-mix(in oklab, ${vars.tone.attention.solid} 55%, ${vars.tone.attention.border})`,
});
export const inner = style({ fill: vars.tone.attention.solid });
