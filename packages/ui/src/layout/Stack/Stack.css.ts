import { style, styleVariants } from '@vanilla-extract/css';
import { spaceVariants } from '../../private/spaceVariants';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gap = spaceVariants((space) => ({ gap: space }));
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
