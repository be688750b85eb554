import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { stripLine } from './ExamStrip.css';

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  // Two lines of caption, whatever the text.
  blockSize: `calc(2 * ${stripLine})`,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: stripLine,
  '@media': {
    [media.desktop]: {
      blockSize: `calc(2 * ${vars.lineHeight.caption} + ${vars.space.xxs})`,
      paddingInline: vars.space.xs,
      lineHeight: vars.lineHeight.caption,
    },
  },
  selectors: {
    '&:is([data-connection="offline"], [data-connection="unreachable"])': {
      background: vars.tone.waiting.soft,
      color: vars.tone.waiting.text,
      fontWeight: vars.fontWeight.medium,
    },
    '&:is([data-connection="signedOut"], [data-connection="refused"])': {
      background: vars.tone.danger.soft,
      color: vars.tone.danger.text,
      fontWeight: vars.fontWeight.medium,
    },
  },
});

export const icon = style({ flexShrink: 0 });

/** A long refusal of the server is also a notice below. */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
});
