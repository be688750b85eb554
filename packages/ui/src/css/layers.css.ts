import { globalLayer } from '@vanilla-extract/css';

/** Only the reset is in a layer, so every component overrides it in any order of the files. */
export const resetLayer = globalLayer('sen-reset');
