import { style } from '@vanilla-extract/css';
import { vars } from '@sen/ui/tokens';

export const page = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '80vh',
  background: 'white',
  outline: `1px solid ${vars.color.border}`,
});

/** To look at beside a choice. */
export const picture = style([page, { maxInlineSize: '32rem' }]);

export const field = style({ cursor: 'move', outline: 'none', touchAction: 'none' });

export const frame = style({
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: 0.6,
  selectors: {
    [`${field}:hover &`]: { stroke: vars.color.border },
    [`${field}[aria-pressed='true'] &`]: { stroke: vars.color.focus },
    [`${field}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 1.2 },
  },
});
