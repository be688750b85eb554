import { globalStyle, style } from '@vanilla-extract/css';
import { startsWithText } from '../../../private/textInset';
import { vars } from '../../../tokens/vars.css';
import { plainList } from '../plainList';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...oneColumn, gap: vars.space.m });
export const list = style({ ...plainList, ...oneColumn, gap: vars.space.s });

export const criterion = style({
  ...oneColumn,
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  scrollMarginBlock: '5rem 7rem',
  selectors: { '&[data-current]': { borderColor: vars.color.focus } },
});

/** A button without a visible box: its text begins where the levels do. */
export const opens = style({});
globalStyle(`${opens} > button`, startsWithText);

export const levels = style({ ...plainList, ...oneColumn, gap: vars.space.hair });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const title = style({
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const text = style({
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: { '[data-chosen] > &': { fontWeight: vars.fontWeight.medium } },
});

export const points = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const comment = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const sum = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });
