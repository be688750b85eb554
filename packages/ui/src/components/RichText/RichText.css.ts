import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** Styles of rich text, shared with the editor so that both look the same. */
export const text = style({
  maxInlineSize: vars.measure.reading,
  fontSize: vars.density.fontSize,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});

type Look = Parameters<typeof globalStyle>[1];

function within(selector: string, look: Look) {
  globalStyle(
    selector
      .split(',')
      .map((part) => `${text} ${part.trim()}`)
      .join(', '),
    look,
  );
}

within('> * + *', { marginBlockStart: vars.space.s });
within('h3', {
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.semibold,
});
within('h4', {
  fontSize: vars.fontSize.large,
  lineHeight: vars.lineHeight.large,
  fontWeight: vars.fontWeight.semibold,
});
within('* + h3, * + h4', { marginBlockStart: vars.space.l });
within('strong', { fontWeight: vars.fontWeight.semibold });
within('u', { textUnderlineOffset: '0.3em' });
within('ul, ol', { paddingInlineStart: vars.space.l });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li + li, li > ul, li > ol', { marginBlockStart: vars.space.xxs });
within('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
within('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.tone.accent.border}`,
  color: vars.color.textMuted,
});
within('blockquote > * + *', { marginBlockStart: vars.space.xs });
within('code', {
  fontFamily: vars.fontFamily.code,
  fontSize: '0.9em',
  paddingBlock: '0.1em',
  paddingInline: '0.3em',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});
within('pre', {
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  // Wraps instead of scrolling: a scrollable box would need its own tab stop.
  whiteSpace: 'pre-wrap',
});
within('pre code', { padding: 0, background: 'none' });
within('a', {
  color: vars.tone.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.s,
});
within('a:hover', { textDecorationThickness: '2px' });
within('a:focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
within('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.m });
within('table', { inlineSize: '100%', borderCollapse: 'collapse' });
within('caption', { textAlign: 'start', color: vars.color.textMuted, fontSize: vars.fontSize.small });
within('th, td', {
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { background: vars.color.sunken, fontWeight: vars.fontWeight.semibold });
