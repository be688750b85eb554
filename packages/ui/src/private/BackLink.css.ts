import { style } from '@vanilla-extract/css';

/** The arrow begins at the edge, not the empty part of its icon. */
export const backIcon = style({ display: 'inline-flex', flexShrink: 0, marginInlineStart: '-0.1875rem' });

/** One line: the name may be as long as a title. */
export const label = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const waiting = style({ position: 'relative', inlineSize: '9rem' });
