import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

/** What is shown in place of another file: high enough to begin at the top of the window, also before its content is there. */
export const chosen = style({ minBlockSize: '75svh' });
