import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** Both dates; where the line is too short the second goes below. */
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
  // Two beside each other over the month, one under the other beside it.
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
/** A line as those of a menu. */
export const preset = style({
  border: 0,
  background: 'transparent',
  textAlign: 'start',
});
