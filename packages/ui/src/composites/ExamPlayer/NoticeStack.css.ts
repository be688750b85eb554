import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const stack = style({ maxBlockSize: '40dvh', overflowY: 'auto', overscrollBehavior: 'contain' });

export const notice = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  selectors: {
    '&[data-tone="info"]': { background: vars.tone.info.soft, borderColor: vars.tone.info.border },
    '&[data-tone="waiting"]': { background: vars.tone.waiting.soft, borderColor: vars.tone.waiting.border },
    '&[data-tone="attention"]': {
      background: vars.tone.attention.soft,
      borderColor: vars.tone.attention.border,
    },
    '&[data-tone="danger"]': { background: vars.tone.danger.soft, borderColor: vars.tone.danger.border },
  },
  '@media': { [media.tablet]: { paddingInline: vars.space.l } },
});

/** As wide as the questions below. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  maxInlineSize: '56rem',
  marginInline: 'auto',
});

/** In the middle of the first line of a text beside small buttons. */
const firstLine = `calc((${vars.density.controlSmall} - ${vars.lineHeight.small}) / 2)`;

export const icon = style({
  flexShrink: 0,
  marginBlockStart: firstLine,
  selectors: {
    '[data-tone="info"] &': { color: vars.tone.info.text },
    '[data-tone="waiting"] &': { color: vars.tone.waiting.text },
    '[data-tone="attention"] &': { color: vars.tone.attention.text },
    '[data-tone="danger"] &': { color: vars.tone.danger.text },
  },
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
});
export const text = style({ paddingBlock: firstLine, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
