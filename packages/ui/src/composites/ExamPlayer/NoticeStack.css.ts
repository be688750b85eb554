import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const stack = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInline: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space.xs,
  maxBlockSize: '50%',
  overflowY: 'auto',
  borderRadius: vars.radius.m,
  selectors: { '&[data-empty="true"]': { pointerEvents: 'none' } },
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', inlineSize: '26rem', insetInlineEnd: vars.space.l },
  },
});

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  selectors: {
    '&[data-tone="info"]': { borderColor: vars.tone.info.border },
    '&[data-tone="waiting"]': { borderColor: vars.tone.waiting.border },
    '&[data-tone="attention"]': { borderColor: vars.tone.attention.border },
    '&[data-tone="danger"]': { borderColor: vars.tone.danger.border },
  },
});

export const icon = style({
  flexShrink: 0,
  selectors: {
    '[data-tone="info"] > &': { color: vars.tone.info.text },
    '[data-tone="waiting"] > &': { color: vars.tone.waiting.text },
    '[data-tone="attention"] > &': { color: vars.tone.attention.text },
    '[data-tone="danger"] > &': { color: vars.tone.danger.text },
  },
});

export const content = style({ display: 'grid', gap: vars.space.xs, flexGrow: 1, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
