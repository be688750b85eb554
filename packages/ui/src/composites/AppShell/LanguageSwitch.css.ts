import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const group = style({
  display: 'flex',
  flex: 'none',
  padding: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  '@media': { 'screen and (max-width: 47.99rem)': { padding: 0, background: 'none' } },
});

export const choice = style([
  focusRing,
  {
    minInlineSize: '2.5rem',
    minBlockSize: '1.875rem',
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': {
        background: vars.color.surface,
        color: vars.tone.accent.text,
        boxShadow: vars.shadow.low,
        cursor: 'default',
      },
    },
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
      // A phone has room for one: the language to switch to.
      'screen and (max-width: 47.99rem)': {
        minBlockSize: '2.75rem',
        minInlineSize: '2.75rem',
        selectors: { '&[aria-pressed="true"]': { display: 'none' } },
      },
      [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  },
]);
