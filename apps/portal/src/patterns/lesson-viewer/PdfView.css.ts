import { vars } from '@sen/ui/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 });

export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const place = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Scrolls sideways when pages are wider. */
export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
});

export const page = style({
  position: 'relative',
  flexShrink: 0,
  marginInline: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  // A sheet of paper stays white in every theme.
  background: 'white',
  overflow: 'hidden',
});

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Lines of a page that is not drawn yet; not there for what is drawn at once. */
export const waiting = style({
  position: 'absolute',
  inset: '8% 10%',
  backgroundImage: 'repeating-linear-gradient(rgb(0 0 0 / 0.08) 0 0.75rem, transparent 0.75rem 1.75rem)',
  animation: `${appear} 150ms 200ms backwards, ${breathe} 1800ms 350ms ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 200ms backwards` } },
});

export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** The text over its picture, so that it is found, selected and read aloud. */
export const text = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
});
// The names of the variables are those of pdf.js, which sets them.
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  zIndex: 1,
  fontSize: 'calc(var(--total-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1))',
});
globalStyle(`${text} .markedContent`, { display: 'contents' });
globalStyle(`${text} ::selection`, { background: 'rgb(0 100 200 / 0.3)' });

// The library measures text on a canvas that it puts at the end of the page.
globalStyle('.hiddenCanvasElement', { display: 'none' });
