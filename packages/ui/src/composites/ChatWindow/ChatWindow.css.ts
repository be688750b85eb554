import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { textSize, truncate } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';
import { chatWindowWidth } from '../Chat/chatWindowWidth';
import { dockedHeight, dockFoot } from '../Chat/dockedHeight';

export const window = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.raised,
  color: vars.color.text,
});

export const frame = styleVariants({
  floating: {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    blockSize: '100dvh',
    '@media': {
      [media.tablet]: {
        insetBlockStart: 'auto',
        insetInlineStart: 'auto',
        insetInlineEnd: '5rem',
        inlineSize: chatWindowWidth,
        blockSize: 'min(34rem, calc(100dvh - 4rem))',
        borderStartStartRadius: vars.radius.l,
        borderStartEndRadius: vars.radius.l,
        boxShadow: vars.shadow.high,
      },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
  docked: {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    blockSize: '100dvh',
    '@media': {
      [media.tablet]: {
        position: 'static',
        pointerEvents: 'auto',
        zIndex: 'auto',
        flexShrink: 0,
        inlineSize: chatWindowWidth,
        blockSize: dockedHeight,
        borderRadius: vars.radius.l,
        borderEndStartRadius: `min(${vars.radius.l}, var(${dockFoot}, 0px))`,
        borderEndEndRadius: `min(${vars.radius.l}, var(${dockFoot}, 0px))`,
        boxShadow: vars.shadow.high,
      },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
  inline: { blockSize: '100%' },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const who = style({ flexGrow: 1, minInlineSize: 0 });
export const title = style([
  truncate,
  textSize.body,
  { fontWeight: vars.fontWeight.semibold, paddingBlock: '1px' },
]);
export const status = style([textSize.caption, { color: vars.color.textMuted }]);
export const tools = style({ display: 'flex', flexShrink: 0 });

/** Shown instead of the messages. */
export const instead = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: vars.space.m,
});
export const waiting = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const waitingBubble = style({
  display: 'block',
  inlineSize: '60%',
  blockSize: '2.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  selectors: { '&[data-own]': { alignSelf: 'flex-end', inlineSize: '45%' } },
});
export const notice = style([
  textSize.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
    background: vars.tone.waiting.soft,
    color: vars.tone.waiting.text,
  },
]);
export const refusal = style([
  textSize.small,
  {
    padding: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
    background: vars.color.sunken,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);
