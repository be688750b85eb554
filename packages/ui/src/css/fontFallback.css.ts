import { globalFontFace } from '@vanilla-extract/css';

/** Arial stretched to the metrics of Be Vietnam Pro, so that nothing moves when the real letters arrive. */
globalFontFace('Be Vietnam Pro Fallback', {
  src: 'local("Arial")',
  sizeAdjust: '106%',
  ascentOverride: '94%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});
