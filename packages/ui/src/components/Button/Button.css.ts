import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { media } from '../../css/media';
import { textInset } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';

const ground = createVar();
const groundHover = createVar();
const groundPressed = createVar();
const ink = createVar();
const edge = createVar();
const inset = createVar();

const live = ':not(:disabled, [aria-disabled="true"])';

/** Buttons, and links that look like buttons. */
export const button = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.m,
    background: ground,
    color: ink,
    fontFamily: 'inherit',
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      [`&:hover${live}`]: { background: groundHover },
      [`&:active${live}`]: { background: groundPressed },
      '&[aria-expanded="true"]': { background: groundHover },
      '&:is(:disabled, [aria-disabled="true"])': {
        cursor: 'not-allowed',
        background: vars.color.pressed,
        borderColor: 'transparent',
        color: vars.color.textDisabled,
      },
    },
    '@media': {
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: {
          '&:is(:disabled, [aria-disabled="true"])': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const size = styleVariants({
  medium: {
    vars: { [inset]: `calc(${vars.space.m} + 1px)` },
    minBlockSize: vars.density.control,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xxs,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
  },
  small: {
    vars: { [inset]: `calc(${vars.space.s} + 1px)` },
    minBlockSize: vars.density.controlSmall,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.hair,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
  },
});

/** Square, for icon buttons. */
export const square = styleVariants({
  medium: { vars: { [inset]: '0px' }, inlineSize: vars.density.control, paddingInline: 0, flexShrink: 0 },
  small: { vars: { [inset]: '0px' }, inlineSize: vars.density.controlSmall, paddingInline: 0, flexShrink: 0 },
});

const quietGrounds = {
  [ground]: 'transparent',
  [groundHover]: vars.color.hover,
  [groundPressed]: vars.color.pressed,
  [edge]: 'transparent',
  [textInset]: inset,
};
const quietDisabled = { '&:is(:disabled, [aria-disabled="true"])': { background: 'transparent' } };

export const variant = styleVariants({
  primary: {
    vars: {
      [ground]: vars.tone.accent.solid,
      [groundHover]: vars.tone.accent.solidHover,
      [groundPressed]: vars.tone.accent.solidPressed,
      [ink]: vars.tone.accent.onSolid,
      [edge]: 'transparent',
    },
    '@media': {
      [media.forced]: {
        selectors: {
          [`&${live}, &${live}:is(:hover, :active, [aria-expanded="true"])`]: {
            forcedColorAdjust: 'none',
            background: 'ButtonText',
            color: 'ButtonFace',
          },
        },
      },
    },
  },
  secondary: {
    vars: {
      [ground]: vars.color.surface,
      [groundHover]: vars.color.hover,
      [groundPressed]: vars.color.pressed,
      [ink]: vars.color.text,
      [edge]: vars.tone.neutral.border,
    },
  },
  quiet: { vars: { ...quietGrounds, [ink]: vars.tone.accent.text }, selectors: quietDisabled },
  neutral: { vars: { ...quietGrounds, [ink]: vars.color.textMuted }, selectors: quietDisabled },
  danger: {
    vars: {
      [ground]: vars.tone.danger.solid,
      [groundHover]: vars.tone.danger.solidHover,
      [groundPressed]: vars.tone.danger.solidPressed,
      [ink]: vars.tone.danger.onSolid,
      [edge]: 'transparent',
    },
  },
  dangerOutline: {
    vars: {
      [ground]: vars.color.surface,
      [groundHover]: vars.tone.danger.soft,
      [groundPressed]: vars.tone.danger.softHover,
      [ink]: vars.tone.danger.text,
      [edge]: vars.tone.danger.border,
    },
  },
});

/** A page header hides it on a phone. */
export const label = style({ display: 'contents' });

export const wide = style({ inlineSize: '100%' });

export const pressed = style({
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.tone.accent.soft,
      borderColor: vars.tone.accent.border,
      color: vars.tone.accent.text,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-pressed="true"], &[aria-pressed="true"]:hover': forcedFill } },
  },
});

export const pending = style({
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress', color: 'transparent' } },
});

export const spinnerPlace = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

export const icon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25em' });
