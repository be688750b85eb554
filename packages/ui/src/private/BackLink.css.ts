import { style } from '@vanilla-extract/css';

/** The arrow begins at the edge, not the empty part of its icon. */
export const backIcon = style({ display: 'inline-flex', marginInlineStart: '-0.1875rem' });
