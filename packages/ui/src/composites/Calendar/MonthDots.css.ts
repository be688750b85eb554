import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { forcedBar } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { edge } from './eventTone.css';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const name = style({
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});

/** A day number and its dots, as large as a touch target. */
export const smallCell = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.hair,
    minInlineSize: 0,
    blockSize: '3rem',
    borderRadius: vars.radius.m,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    cursor: 'pointer',
    selectors: {
      '&[data-outside]': { color: vars.color.textMuted },
      '&[aria-selected="true"]': {
        background: vars.color.selected,
        boxShadow: `inset 0 0 0 1px ${vars.tone.accent.border}`,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]::before': forcedBar } } },
  },
]);
export const small = style({ padding: vars.space.xxs });
export const smallWeek = style(columns);
export const smallNames = style(columns);
export const dots = style({ display: 'flex', gap: '3px', blockSize: '0.375rem' });
export const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  // Visible in forced colours too, where backgrounds are removed.
  border: `3px solid ${edge}`,
});
