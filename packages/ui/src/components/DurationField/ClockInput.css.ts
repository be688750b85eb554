import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
