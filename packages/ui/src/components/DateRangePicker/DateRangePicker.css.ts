import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** Both dates; the second wraps if the line is too short. */
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  minInlineSize: 0,
  paddingInline: vars.density.controlPadding,
});
export const date = style({ display: 'flex', alignItems: 'center' });
export const dash = style({ color: vars.color.textMuted, paddingInline: vars.space.xs });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
export const presets = style({
  display: 'grid',
  // Side by side above the month, stacked beside it.
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  gap: vars.space.hair,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto',
      paddingInlineEnd: vars.space.s,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});
/** Looks like a menu item. */
export const preset = style({
  border: 0,
  background: 'transparent',
  textAlign: 'start',
});
