import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { actionBar } from '../../css/actionBar.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** At the foot, where no title is, and above the actions of a page or a dialog. */
export const region = style({
  position: 'fixed',
  insetBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  insetInlineStart: 0,
  zIndex: vars.layer.toast,
  inlineSize: '100%',
  padding: vars.space.s,
  pointerEvents: 'none',
  selectors: {
    [`html:has(${actionBar}, [role$="dialog"]) &`]: { insetBlockEnd: '4.5rem' },
  },
  '@media': { [media.tablet]: { maxInlineSize: '26rem', padding: vars.space.m } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.m,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.duration.slow} ${vars.easing.out}`,
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const mark = style({ display: 'inline-flex', flexShrink: 0, marginBlockStart: '1px' });
export const markTone = styleVariants({
  success: { color: vars.tone.success.text },
  info: { color: vars.tone.info.text },
  warning: { color: vars.tone.waiting.text },
  error: { color: vars.tone.danger.text },
});

export const words = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const buttons = style({
  display: 'flex',
  gap: vars.space.xxs,
  flexShrink: 0,
  marginBlock: '-0.25rem',
  whiteSpace: 'nowrap',
});
