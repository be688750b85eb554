import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** Over the edge of the hours; beside its button, what is below can be pressed. */
export const note = style({
  position: 'absolute',
  zIndex: 4,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.xs,
  pointerEvents: 'none',
  selectors: { '&[data-below]': { insetBlockEnd: 0 } },
});
globalStyle(`${note} > *`, { pointerEvents: 'auto' });
