import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { spaceVariants } from '../../private/spaceVariants';

export const columns = style({ display: 'grid', minInlineSize: 0 });
export const gap = spaceVariants((space) => ({ gap: space }));

const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});
const fromTablet = (template: string) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: template } },
});

export const division = styleVariants({
  // Two key figures beside each other on a phone.
  figures: atLeast('8.5rem'),
  numbers: atLeast('10rem'),
  narrow: atLeast('10rem'),
  medium: atLeast('16rem'),
  wide: atLeast('24rem'),
  cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
  halves: fromTablet('repeat(2, minmax(0, 1fr))'),
  asideEnd: fromTablet('minmax(0, 1fr) 20rem'),
  asideStart: fromTablet('20rem minmax(0, 1fr)'),
});
