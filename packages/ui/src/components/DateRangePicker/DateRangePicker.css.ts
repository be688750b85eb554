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
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  // As wide as the month beside or above, so that a finger finds them in rows.
  maxInlineSize: '20rem',
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingInlineEnd: vars.space.s,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});
