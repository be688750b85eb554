import { style } from '@vanilla-extract/css';

/** A list whose items have their own numbers or none. */
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });
