import { globalFontFace } from '@vanilla-extract/css';

/**
 * Arial, or what is as wide, with the metrics of Be Vietnam Pro, so that the layout does not shift when the font loads.
 * `sizeAdjust` is the mean ratio of the widths of Vietnamese and English sentences; it scales the ascent (100%) and descent (26.5%).
 */
const family = 'Be Vietnam Pro Fallback';

globalFontFace(family, {
  src: 'local("Arial"), local("Liberation Sans")',
  fontWeight: '400 500',
  sizeAdjust: '108.3%',
  ascentOverride: '92.3%',
  descentOverride: '24.5%',
  lineGapOverride: '0%',
});

globalFontFace(family, {
  src: 'local("Arial Bold"), local("Liberation Sans Bold")',
  fontWeight: '600 700',
  sizeAdjust: '103.3%',
  ascentOverride: '96.8%',
  descentOverride: '25.7%',
  lineGapOverride: '0%',
});
