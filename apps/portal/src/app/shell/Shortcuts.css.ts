import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const shortcuts = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [media.tablet]: { display: 'flex' } },
});
