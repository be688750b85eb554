import { globalLayer } from '@vanilla-extract/css';

/** The reset is the only thing in a layer, so every component wins over it whatever the order of the files. */
export const resetLayer = globalLayer('sen-reset');
