import { style } from '@vanilla-extract/css';

/** Focused by script, never by Tab; a ring around everything would carry no information. */
export const place = style({ outline: 'none' });
