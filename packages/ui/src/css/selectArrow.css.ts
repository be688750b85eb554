import { style } from '@vanilla-extract/css';
import { media } from './media';

/** A grey that is seen on the ground of every theme. */
const arrow = `<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='#7a827d' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='m4 6 4 4 4-4'/></svg>`;

/** The arrow of `Select` on a native select, which has no room for an icon. The `background` of a select would replace it. */
export const selectArrow = style({
  appearance: 'none',
  paddingInlineEnd: '1.875rem',
  backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(arrow)}")`,
  backgroundSize: '1rem',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 0.5rem center',
  selectors: { '&:disabled': { backgroundImage: 'none' } },
  '@media': { [media.forced]: { appearance: 'auto', backgroundImage: 'none' } },
});
