import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.2em' });
export const size = styleVariants({
  small: { fontSize: '1rem' },
  medium: { fontSize: '1.25rem' },
  large: { fontSize: '1.75rem' },
  huge: { fontSize: '2.5rem' },
});
export const flipped = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
