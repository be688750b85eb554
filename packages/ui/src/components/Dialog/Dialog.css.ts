import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { sectionTitle } from '../../private/sectionTitle';
import { vars } from '../../tokens/vars.css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  background: vars.color.scrim,
  blockSize: 'var(--visual-viewport-height)',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.calm}` },
    '&[data-exiting]': { animation: `${fade} ${vars.duration.quick} reverse` },
  },
  '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space.l } },
});

export const modal = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: 'calc(100% - 2rem)',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.duration.slow} ${vars.easing.out}` },
  },
  '@media': {
    [media.tablet]: { borderRadius: vars.radius.l, maxBlockSize: '100%' },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

const upTo = (width: string) => ({ '@media': { [media.tablet]: { maxInlineSize: width } } });

export const size = styleVariants({
  small: upTo('26rem'),
  medium: upTo('36rem'),
  large: upTo('52rem'),
  wide: { ...upTo('76rem'), blockSize: '100%' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
});

export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: '0.1875rem',
  ...sectionTitle,
  overflowWrap: 'anywhere',
});

export const body = style([
  focusRing,
  {
    flexGrow: 1,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.l,
    paddingBlockStart: vars.space.xxs,
    paddingBlockEnd: vars.space.m,
    outlineOffset: '-2px',
    selectors: { '&:last-child': { paddingBlockEnd: vars.space.l } },
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
});

/** A border above the footer if the body scrolls. */
export const footLine = style({ borderBlockStart: `1px solid ${vars.color.border}` });
