import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const root = style({ minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.xl,
  alignItems: 'start',
});

export const stacked = style({ ...oneColumn, gap: vars.space.m });

/** The preview stays visible while scrolling through the fields. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: vars.space.m,
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  // Space for the focus ring of elements at the edge; outside it the ring would cause horizontal scrolling.
  padding: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
});

export const editor = style({ containerType: 'inline-size' });
export const preview = style({ ...oneColumn, gap: vars.space.s });

/** Wide enough for the settings beside the question and its answers. */
const settingsBeside = '(min-width: 44rem)';
const settingsInTwo = '(min-width: 30rem) and (max-width: 43.99rem)';

export const parts = style({
  ...oneColumn,
  gap: vars.space.l,
  '@container': {
    [settingsBeside]: {
      selectors: {
        '&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space.xl },
      },
    },
  },
});
export const written = style({ ...oneColumn, gap: vars.space.l });

/** After the question and its answers, which come first. */
export const settings = style({
  ...oneColumn,
  gap: vars.space.m,
  alignItems: 'start',
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [settingsInTwo]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = style({ ...oneColumn, gap: vars.space.xs });

export const titleFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const count = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: {
    '&[data-match="yes"]': { color: vars.tone.success.text },
    '&[data-match="no"]': { color: vars.tone.waiting.text },
  },
});

export const blanks = style({ ...oneColumn, gap: vars.space.m });

export const blank = style({
  ...oneColumn,
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const blankHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.density.controlSmall,
});

export const blankName = style({ fontWeight: vars.fontWeight.semibold });
export const blankTools = style({ display: 'flex', marginInlineStart: 'auto' });

export const two = style([
  { ...oneColumn, gap: vars.space.m, alignItems: 'start' },
  responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
]);

export const pair = style([
  { ...oneColumn, gap: vars.space.xs, alignItems: 'start' },
  responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
]);

export const level = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  gap: vars.space.xs,
  alignItems: 'start',
});

export const short = style({ maxInlineSize: '16rem' });

export const losses = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.l,
  overflowWrap: 'anywhere',
});
