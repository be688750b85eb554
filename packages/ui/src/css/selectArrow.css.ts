import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { media } from './media';

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 40%, ${vars.color.textMuted} 40% 60%, transparent 60%)`;

/** The arrow of `Select` on a native select, which has no room for an icon. The `background` of a select would replace it. */
export const selectArrow = style({
  appearance: 'none',
  paddingInlineEnd: '1.875rem',
  backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
  backgroundSize: '0.3125rem 0.3125rem',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 0.9375rem center, right 0.625rem center',
  selectors: { '&:disabled': { backgroundImage: 'none' } },
  '@media': { [media.forced]: { appearance: 'auto', backgroundImage: 'none' } },
});
