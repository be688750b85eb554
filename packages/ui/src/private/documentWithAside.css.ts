import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { beside } from './beside';
import { shellTop } from './shellTop';

/** A document whose facts or navigation are beside it where there is room, at the end of its frame. */
export const documentWithAside = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});

/** In the order of reading: `besideAside`, `stickyAside`, `besideAside`. */
export const withAside = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    maxInlineSize: vars.measure.page,
  },
  beside({
    gridTemplateColumns: `minmax(0, ${vars.measure.reading}) 20rem`,
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    columnGap: vars.space.xl,
  }),
]);
export const besideAside = style(beside({ gridColumn: 1 }));
export const stickyAside = style(
  beside({
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: `calc(var(${shellTop}, 0px) + ${vars.space.l})`,
  }),
);
