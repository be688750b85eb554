import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
});

/** The decorative side with the lotus, as high as the form; hidden on narrow screens. */
export const promise = style({
  display: 'none',
  color: vars.color.text,
  background: `linear-gradient(160deg, ${vars.tone.accent.soft}, ${vars.color.ground} 55%, ${vars.tone.attention.soft})`,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'block' } },
});

/** Stays in view, because a form may be taller than the viewport. */
export const inView = style({
  display: 'grid',
  alignContent: 'end',
  position: 'sticky',
  insetBlockStart: 0,
  overflow: 'hidden',
  blockSize: '100dvh',
  padding: vars.space.xxxl,
});

export const flower = style({
  position: 'absolute',
  insetInlineStart: '14%',
  insetBlockStart: '6%',
  inlineSize: '72%',
  opacity: 0.3,
});

export const promiseWords = style({ position: 'relative', maxInlineSize: '28rem' });

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  '@media': { [media.desktop]: { paddingBlock: vars.space.l, paddingInline: vars.space.xl } },
});

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.title,
});

export const mark = style({ inlineSize: '2.25rem', blockSize: '2.25rem' });

export const place = style({
  alignSelf: 'start',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: vars.measure.narrow,
  paddingBlockStart: vars.space.xxl,
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.desktop]: { alignSelf: 'center', paddingBlockStart: vars.space.l } },
});
