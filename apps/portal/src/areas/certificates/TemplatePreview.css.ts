import { style } from '@vanilla-extract/css';
import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';

const paper = style({
  display: 'block',
  background: 'white',
  outline: `1px solid ${vars.color.border}`,
});

/** To look at beside a choice. */
export const picture = style([paper, { inlineSize: '100%', maxBlockSize: '80vh', maxInlineSize: '32rem' }]);

/** Scrolls where the page is larger than its place. */
export const place = style({
  // Of the bar, the tools and the help beside the page, and of the buttons below it.
  vars: { '--others': '20rem' },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // The outline of the page is outside it.
  padding: 1,
  '@media': { [media.desktop]: { maxBlockSize: 'calc(100dvh - var(--others) + 2px)' } },
});

/** At zoom 1 it fits its place, beside its settings also in height. */
export const page = style([
  paper,
  {
    marginInline: 'auto',
    aspectRatio: 'var(--shape)',
    inlineSize: 'calc(100% * var(--zoom))',
    // Pictures are at most as wide as their place otherwise.
    maxInlineSize: 'none',
    '@media': {
      [media.desktop]: {
        inlineSize: 'calc(min(100%, (100dvh - var(--others)) * var(--shape)) * var(--zoom))',
      },
    },
  },
]);

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
