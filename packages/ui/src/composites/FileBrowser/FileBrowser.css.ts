import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

const narrow = '(max-width: 40rem)';

export const whole = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: 0,
    borderRadius: vars.radius.l,
    selectors: { '&:focus-visible': { outlineOffset: '6px' } },
  },
]);

export const path = style({ minInlineSize: 0 });
globalStyle(`${path} a[data-drop]`, {
  outline: `2px solid ${vars.tone.accent.solid}`,
  outlineOffset: '4px',
  borderRadius: vars.radius.s,
  background: vars.tone.accent.soft,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
const together = { display: 'flex', alignItems: 'center', gap: vars.space.xs } as const;
export const making = style({ ...together, flexWrap: 'wrap' });
export const showing = style(
  responsive({
    phone: { ...together, flex: '1 1 100%' },
    tablet: { ...together, flex: '0 1 auto', marginInlineStart: 'auto' },
  }),
);
export const sort = style(
  responsive({ phone: { flex: '1 1 0', minInlineSize: 0 }, tablet: { flex: '0 0 13rem' } }),
);
export const views = style({ display: 'flex', gap: vars.space.xxs });
/** Hidden for a mouse, which has checkboxes and modifier keys. */
export const selectButton = style({
  '@media': { [`${media.hover} and (min-width: 48rem)`]: { display: 'none' } },
});

export const frame = style({
  containerType: 'inline-size',
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.l,
  selectors: {
    '&[data-view="list"]': {
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
      overflow: 'clip',
    },
    '&[data-over]': { minBlockSize: '12rem' },
  },
});

export const entries = styleVariants({
  list: {},
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    gap: vars.space.s,
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xs } },
  },
});

export const head = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  '@container': { [narrow]: { display: 'none' } },
});
export const headRow = style({
  minBlockSize: '2.5rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.semibold,
});
export const heading = styleVariants({
  check: { gridArea: 'check' },
  name: { gridRow: 1, gridColumn: 'picture-start / what-end', paddingInlineStart: vars.space.xxs },
  time: { gridArea: 'time' },
  size: { gridArea: 'size', justifySelf: 'end' },
  menu: { gridArea: 'menu' },
});
export const headButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, [aria-sort] > &': { color: vars.color.text } },
});

const block = style({ display: 'flex', gap: vars.space.s });
export const coming = styleVariants({
  list: [
    block,
    {
      alignItems: 'center',
      minBlockSize: vars.density.row,
      paddingInline: vars.space.m,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  ],
  grid: [block, { flexDirection: 'column', minBlockSize: '12rem' }],
});
export const comingName = style({ inlineSize: '40%', minInlineSize: '8rem' });

export const dropHint = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  pointerEvents: 'none',
  border: `2px dashed ${vars.tone.accent.solid}`,
  borderRadius: vars.radius.l,
  background: `color-mix(in oklch, ${vars.tone.accent.soft} 70%, transparent)`,
});
export const dropWords = style({
  position: 'sticky',
  insetBlockStart: '4rem',
  marginBlock: vars.space.l,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  fontWeight: vars.fontWeight.semibold,
});

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
});

export const quota = style({ maxInlineSize: '24rem' });

export const question = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const names = style({ paddingInlineStart: vars.space.l, overflowWrap: 'anywhere' });

/** Drag image: rendered off-screen for the browser to capture. */
export const badge = style({
  position: 'fixed',
  insetBlockStart: '-10rem',
  insetInlineStart: 0,
  maxInlineSize: '16rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
});
