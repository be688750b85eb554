import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  // Aligned with the checkboxes below, whose targets are larger than their visible part.
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const count = style([textSize.caption, { marginInlineStart: 'auto', color: vars.color.textMuted }]);
export const list = style({ padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  paddingInlineStart: vars.space.s,
  // With the padding of the line as far from the edge as the bar.
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[data-selected]': { background: vars.color.selected } },
  // The target of a checkbox is larger there.
  '@media': { [media.touch]: { paddingInlineStart: `calc(${vars.space.s} - 0.5rem)` } },
});
export const section = style([
  textSize.caption,
  {
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    background: vars.color.sunken,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.semibold,
  },
]);
/** Aligned with the first line of the text. */
export const choice = style({
  paddingBlockStart: '0.3125rem',
  '@media': { [media.touch]: { paddingBlockStart: 0 } },
});
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '100%',
});
