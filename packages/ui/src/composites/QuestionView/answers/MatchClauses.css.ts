import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/vars.css';
import { plainList } from '../plainList';

/** Stacks by the width that the question has: previews are narrower than the page. */
export const frame = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.l },
  },
});

export const lefts = style({ ...plainList, display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const left = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
  '@container': {
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.s },
  },
});

export const select = style({ inlineSize: '100%' });

export const rights = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const clause = style({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 });
export const label = style({
  minInlineSize: '1.5rem',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
