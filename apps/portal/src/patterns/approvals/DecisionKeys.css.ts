import { style } from '@vanilla-extract/css';

/** The keys below the list, for whoever has a keyboard. */
export const legend = style({ '@media': { '(hover: none)': { display: 'none' } } });
