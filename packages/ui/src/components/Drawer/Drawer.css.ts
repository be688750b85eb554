import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { sectionTitle } from '../../private/sectionTitle';
import { vars } from '../../tokens/vars.css';

const fade = keyframes({ from: { opacity: 0 } });
const shift = '1.5rem';
const forward = keyframes({ from: { opacity: 0, transform: `translateX(-${shift})` } });
const backward = keyframes({ from: { opacity: 0, transform: `translateX(${shift})` } });
const motion = `${vars.duration.slow} ${vars.easing.out}`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  background: vars.color.scrim,
  blockSize: 'var(--visual-viewport-height)',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.calm}` },
    '&[data-exiting]': { animation: `${fade} ${vars.duration.quick} reverse` },
  },
});

export const panel = style({
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  outline: 'none',
});

export const edge = styleVariants({
  end: {
    marginInlineStart: 'auto',
    selectors: {
      '&[data-entering]': { animation: `${backward} ${motion}` },
      '[dir="rtl"] &[data-entering]': { animationName: forward },
    },
    '@media': { [media.forced]: { borderInlineStart: '1px solid CanvasText' } },
  },
  start: {
    marginInlineEnd: 'auto',
    selectors: {
      '&[data-entering]': { animation: `${forward} ${motion}` },
      '[dir="rtl"] &[data-entering]': { animationName: backward },
    },
    '@media': { [media.forced]: { borderInlineEnd: '1px solid CanvasText' } },
  },
});

const upTo = (width: string) => ({ '@media': { [media.tablet]: { maxInlineSize: width } } });

export const size = styleVariants({
  /** 250 px: the specification's width of the notification drawer. */
  small: upTo('15.625rem'),
  medium: upTo('24rem'),
  large: upTo('36rem'),
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
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  ...sectionTitle,
  overflowWrap: 'anywhere',
});

export const body = style([
  focusRing,
  {
    flexGrow: 1,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outlineOffset: '-2px',
  },
]);
export const padded = style({ padding: vars.space.m });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
