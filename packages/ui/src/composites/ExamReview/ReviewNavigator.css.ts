import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { beside } from '../../private/beside';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList';

export const list = style({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Beside the document it is a section of its own. */
export const title = style([
  {
    display: 'none',
    marginBlockEnd: vars.space.s,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.fontWeight.medium,
  },
  beside({ display: 'block' }),
]);

export const cell = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minInlineSize: '3.5rem',
    minBlockSize: '2.25rem',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-verdict="right"]': { color: vars.tone.success.text, borderColor: vars.tone.success.border },
      '&:is([data-verdict="partlyRight"], [data-verdict="waiting"])': {
        color: vars.tone.waiting.text,
        borderColor: vars.tone.waiting.border,
      },
      '&[data-verdict="wrong"]': { color: vars.tone.danger.text, borderColor: vars.tone.danger.border },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
