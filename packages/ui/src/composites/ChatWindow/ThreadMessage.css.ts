import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const day = style([
  textSize.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: '1 1 0',
        borderBlockStart: `1px solid ${vars.color.border}`,
      },
    },
  },
]);

export const message = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: vars.space.xs,
    paddingBlock: '0.0625rem',
    paddingInlineStart: vars.space.s,
    paddingInlineEnd: vars.space.xl,
    borderRadius: vars.radius.m,
    selectors: {
      '&[data-own]': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'end',
        paddingInlineStart: vars.space.xxl,
        paddingInlineEnd: vars.space.m,
      },
      '&[data-first]': { paddingBlockStart: vars.space.xs },
    },
  },
]);
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: { '[data-own] > &': { alignItems: 'flex-end' } },
});
export const sender = style([
  textSize.caption,
  { color: vars.color.textMuted, fontWeight: vars.fontWeight.medium, paddingInline: vars.space.xxs },
]);
export const foot = style([
  textSize.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.xxs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const failed = style({ color: vars.tone.danger.text, fontWeight: vars.fontWeight.medium });

export const seen = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
export const seenAvatars = style({ display: 'inline-flex' });
globalStyle(`${seenAvatars} > span`, { inlineSize: '1.125rem', blockSize: '1.125rem', fontSize: '0.5rem' });
globalStyle(`${seenAvatars} > span + span`, { marginInlineStart: '-0.25rem' });
