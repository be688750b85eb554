import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  textAlign: 'center',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&[data-over="true"]': {
      background: vars.tone.accent.soft,
      borderColor: vars.tone.accent.solid,
      borderStyle: 'solid',
    },
    '&[data-invalid]': { borderColor: vars.tone.danger.text },
    '&[aria-disabled="true"]': { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': { [media.forced]: { selectors: { '&[data-over="true"]': { outline: '2px solid Highlight' } } } },
});
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.text,
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });
/** A finger drags no files. */
export const title = style({
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.touch]: { display: 'none' }, '(max-width: 47.99rem)': { display: 'none' } },
});
export const held = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
});
export const names = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
/** There before its words are, so that they are announced. */
export const missing = style({ color: vars.tone.danger.text });
export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
