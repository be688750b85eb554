import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { resetLayer } from './layers.css';

function reset(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', {
  textSizeAdjust: '100%',
  fontFamily: vars.fontFamily.text,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('body, [data-theme]', { background: vars.color.ground, color: vars.color.text });
reset('body', {
  minBlockSize: '100dvh',
  fontSize: vars.density.fontSize,
  lineHeight: vars.density.lineHeight,
  overflowWrap: 'break-word',
});
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('a', { color: 'inherit' });
reset('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textWrap: 'pretty',
});
// Takes the focus after a change of pages; it is not a control.
reset('main', { outline: 'none' });
reset('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
reset('[hidden]', { display: 'none' });
reset('::selection', { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid });
