import { vars } from '@sen/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1518 / 751',
  borderRadius: vars.radius.m,
});

/** Whole banners, in the aspect ratio in which they are cropped. */
export const banner = style([
  frame,
  { blockSize: 'auto', objectFit: 'cover', background: vars.color.sunken },
]);

/** In place of a banner. */
export const cover = style([frame, { display: 'grid', placeItems: 'center' }]);

/** Two hills on a plain ground. */
const ground = (key: 'accent' | 'info' | 'attention' | 'waiting' | 'success') => {
  const { soft, softHover, border, text } = vars.tone[key];
  return {
    color: text,
    background: [
      `radial-gradient(ellipse 70% 60% at 90% 112%, ${border} 0 99%, transparent 100%)`,
      `radial-gradient(ellipse 80% 55% at 12% 108%, ${softHover} 0 99%, transparent 100%)`,
      soft,
    ].join(', '),
  };
};

export const grounds = styleVariants({
  leaf: ground('accent'),
  sky: ground('info'),
  petal: ground('attention'),
  sand: ground('waiting'),
  lagoon: ground('success'),
});
