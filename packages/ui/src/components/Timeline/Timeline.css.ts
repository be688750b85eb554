import { style, styleVariants } from '@vanilla-extract/css';
import { eachTone } from '../../private/eachTone';
import { vars } from '../../tokens/vars.css';

const mark = '2rem';

export const list = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', padding: 0 });

export const item = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      insetBlockStart: `calc(${mark} + ${vars.space.xxs})`,
      insetBlockEnd: vars.space.xxs,
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
  },
});

/** A dot takes the same space as an icon, so that the line stays straight. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: mark,
  blockSize: mark,
  borderRadius: vars.radius.full,
});
export const iconTone = styleVariants(eachTone, (tone) => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].text,
}));
export const dot = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
});
export const dotTone = styleVariants(eachTone, (tone) => ({ background: vars.tone[tone].solid }));

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: '0.1875rem',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.fontWeight.medium });
export const time = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const content = style({ paddingBlockStart: vars.space.xxs });
export const empty = style({ color: vars.color.textMuted });
