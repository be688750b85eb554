import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList';

export const body = style({
  paddingBlockEnd: vars.space.s,
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const intro = style({ color: vars.color.textMuted });
export const icon = style({ flexShrink: 0, marginBlockStart: '0.1875rem' });

export const good = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.tone.success.text,
  fontWeight: vars.fontWeight.medium,
});

export const numbers = style({ display: 'grid', gap: vars.space.xs });
export const numbersTitle = style({ fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body });
export const list = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxBlockSize: '11rem',
  overflowY: 'auto',
  padding: '0.25rem',
  margin: '-0.25rem',
});
export const number = style([
  focusRing,
  {
    minInlineSize: '2.5rem',
    minBlockSize: '2.25rem',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.tone.accent.text,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover } },
    '@media': { [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
  },
]);

const note = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
});
export const device = style([note, { background: vars.tone.waiting.soft }]);
export const deviceTitle = style({ color: vars.tone.waiting.text, fontWeight: vars.fontWeight.semibold });
export const away = style([
  note,
  { display: 'flex', gap: vars.space.xs, background: vars.tone.waiting.soft, color: vars.tone.waiting.text },
]);
export const refusal = style([
  note,
  {
    background: vars.tone.danger.soft,
    color: vars.tone.danger.text,
    fontWeight: vars.fontWeight.medium,
  },
]);
