import { media } from '@sen/ui/css/media';
import { styleVariants } from '@vanilla-extract/css';

/** From this width on the bar has room for the chat; below it the account menu leads there. */
export const chatFrom = '(min-width: 22rem)';

/** A phone has room for one; the forum is in the account menu. */
export const from = styleVariants({
  phone: { display: 'none', '@media': { [chatFrom]: { display: 'flex' } } },
  tablet: { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } },
});
