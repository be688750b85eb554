import { globalFontFace } from '@vanilla-extract/css';

/**
 * The digits of Inter, because those of Be Vietnam Pro have no tabular form. One variable file with the weights 400 to 700; a
 * browser loads it with the first digit. Nothing but digits is in its range, so spaces and punctuation keep their width.
 */
globalFontFace('Sen Figures', {
  src: "url('./figures.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+30-39',
});
