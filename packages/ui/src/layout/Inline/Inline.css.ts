import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { spaceVariants } from '../../private/spaceVariants';
import { startsWithText } from '../../private/textInset';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrap = styleVariants({ wrap: { flexWrap: 'wrap' }, line: { flexWrap: 'nowrap' } });
export const gap = spaceVariants((space) => ({ gap: space }));
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
globalStyle(`:is(${justify.start}, ${justify.between}) > :first-child`, startsWithText);
