import { media } from '@sen/ui/css/media';
import { styleVariants } from '@vanilla-extract/css';

/** A phone has room for one; the forum is in the account menu. */
export const from = styleVariants({
  phone: { display: 'none', '@media': { '(min-width: 22rem)': { display: 'flex' } } },
  tablet: { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } },
});
