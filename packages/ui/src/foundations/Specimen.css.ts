import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../css/focusRing.css';
import { media } from '../css/media';
import { tabular, textSize } from '../css/text.css';
import { vars } from '../tokens/vars.css';

/** Name, sample and value; stacked on phones. */
export const row = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr) 12rem', gap: vars.space.l } },
});
export const rowName = style([textSize.small, { fontWeight: vars.fontWeight.medium }]);
export const rowValue = style([textSize.caption, tabular, { color: vars.color.textMuted }]);
export const overline = style([textSize.caption, { color: vars.color.textMuted }]);

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const sample = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.m,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});
export const theme = style({ padding: vars.space.l, borderRadius: vars.radius.l });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.m,
});
export const letters = style([textSize.body, { display: 'grid', placeItems: 'center', fontWeight: '600' }]);

export const bar = style({
  blockSize: '1.25rem',
  borderRadius: vars.radius.s,
  background: vars.tone.accent.border,
});
export const lines = style({
  backgroundImage: `repeating-linear-gradient(to bottom, ${vars.tone.attention.border} 0 1px, transparent 1px 1lh)`,
});
export const level = styleVariants(vars.shadow, (shadow: string) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: '8rem',
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: shadow,
}));
export const corner = styleVariants(vars.radius, (radius: string) => ({
  inlineSize: '6rem',
  blockSize: '4rem',
  border: `1.5px solid ${vars.tone.accent.border}`,
  background: vars.tone.accent.soft,
  borderRadius: radius,
}));

const go = keyframes({ to: { insetInlineStart: 'calc(100% - 2rem)' } });
export const track = style({
  position: 'relative',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});
export const runner = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
});
export const run = styleVariants(vars.easing, (easing: string) => ({
  animation: `${go} 900ms ${easing} both`,
  '@media': { [media.still]: { animation: 'none' } },
}));
export const runFor = styleVariants(vars.duration, (duration: string) => ({
  animation: `${go} ${duration} ${vars.easing.out} both`,
}));

export const targets = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space.l,
});
const target = { display: 'grid', placeItems: 'center', background: vars.tone.accent.soft } as const;
export const target24 = style({ ...target, inlineSize: '24px', blockSize: '24px' });
export const target44 = style({ ...target, inlineSize: '44px', blockSize: '44px' });
export const focused = style([
  focusRing,
  {
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    outlineColor: `${vars.color.focus} !important`,
    background: vars.color.surface,
  },
]);
export const layer = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
});
