import { globalFontFace } from '@vanilla-extract/css';

/** Arial with the metrics of Be Vietnam Pro, so that the layout does not shift when the font loads. */
globalFontFace('Be Vietnam Pro Fallback', {
  src: 'local("Arial")',
  sizeAdjust: '106%',
  ascentOverride: '94%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});
