import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const stars = style({ display: 'inline-flex', gap: '0.125rem', color: vars.tone.waiting.text });
export const words = style({ fontVariantNumeric: 'tabular-nums' });
export const count = style({ color: vars.color.textMuted });

export const star = style({ display: 'block', inlineSize: '1.25rem', blockSize: '1.25rem', flexShrink: 0 });
export const outline = style({ selectors: { '[data-fill="empty"] &': { color: vars.color.borderStrong } } });
export const body = style({
  selectors: {
    '[data-fill="empty"] &': { clipPath: 'inset(0 100% 0 0)' },
    '[data-fill="half"] &': { clipPath: 'inset(0 50% 0 0)' },
    // Half a star is filled from the inline start.
    '[dir="rtl"] [data-fill="half"] &': { clipPath: 'inset(0 0 0 50%)' },
  },
});
