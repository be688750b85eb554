import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The themes beside the topics; on a phone a row of chips that scrolls. */
export const place = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const topics = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });
export const heading = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', paddingBlockEnd: vars.space.xs } },
});
export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  // Room for the focus rings.
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  listStyle: 'none',
  overflowX: 'auto',
  '@media': { [media.desktop]: { flexDirection: 'column', gap: vars.space.xxs, overflowX: 'visible' } },
});
export const item = style({ flex: 'none', minInlineSize: 0 });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.m,
  color: vars.color.text,
  textDecoration: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[aria-current]': {
      color: vars.tone.accent.text,
      background: vars.color.selected,
      borderColor: vars.tone.accent.border,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.desktop]: {
      whiteSpace: 'normal',
      borderRadius: vars.radius.m,
      paddingBlock: vars.space.xs,
      selectors: {
        '&:not([aria-current], :hover)': { borderColor: 'transparent', background: 'transparent' },
      },
    },
  },
});
export const count = style({ color: vars.color.textMuted, fontWeight: 400 });

/** The search and the order of the topics, beside each other where there is room. */
export const tools = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});
