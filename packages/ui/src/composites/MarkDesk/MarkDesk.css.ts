import { globalStyle, style } from '@vanilla-extract/css';
import { startsWithText } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';

const wide = 'screen and (min-width: 60rem)';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  scrollMarginBlockStart: '5rem',
  // It has the focus for its keys as soon as it is there; a frame around everything shows nothing.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

/** The mark stays in sight beside a long answer, and below it on a phone. A long rubric scrolls in it: the answer stays, too. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      // Below the heading of its page too, so that the mark at its foot is in the window from the start.
      maxBlockSize: 'calc(100dvh - 12rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // A field that gets the focus is not behind what stays at the foot.
      scrollPaddingBlockEnd: '9rem',
    },
  },
});

/** At the foot of the panel, or of a phone's screen, while a long rubric goes on below it. */
export const give = style({
  display: 'grid',
  gap: vars.space.xs,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space.s,
  background: vars.color.surface,
  // Over the padding of the panel, where the rubric would be seen below it.
  '@media': { [wide]: { insetBlockEnd: `calc(-1 * ${vars.space.m})` } },
});

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const who = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'baseline' });
export const name = style({ fontWeight: vars.fontWeight.semibold });

export const muted = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space.xs,
});

export const other = style({ display: 'flex', gap: vars.space.xs, alignItems: 'flex-end' });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
globalStyle(`${foot} > :first-child`, startsWithText);

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  alignItems: 'center',
  '@media': { '(hover: none)': { display: 'none' } },
});
