import { style } from '@vanilla-extract/css';

/** For whoever has a keyboard. */
export const legend = style({ '@media': { '(hover: none)': { display: 'none' } } });
