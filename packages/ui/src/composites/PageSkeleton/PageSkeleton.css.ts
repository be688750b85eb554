import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { drawerFits, drawerWidths, topBarHeight } from '../AppShell/shellSizes';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Invisible for the first moments, in the size of what comes. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  animation: `${appear} ${vars.duration.calm} both`,
});

export const rows = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.density.row,
  paddingInline: vars.space.m,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
});
export const cell = style({ inlineSize: '70%' });

/** The bars of `AppShell`, empty, while its code loads. */
export const shell = style({
  display: 'grid',
  gridTemplate: '"top top" auto "side main" 1fr / auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.color.surface,
});
export const top = style({
  gridArea: 'top',
  blockSize: topBarHeight,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.ground,
});
export const side = style({
  gridArea: 'side',
  display: 'none',
  inlineSize: drawerWidths.closed,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.ground,
  selectors: { '&[data-bars="wide"]': { inlineSize: drawerWidths.open } },
  '@media': { [drawerFits]: { display: 'block' }, [media.print]: { display: 'none' } },
});
export const main = style({ gridArea: 'main', minInlineSize: 0 });
