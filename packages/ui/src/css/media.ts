/** 360 px comes first: a look without a query is the one of a phone, these widen it. */
export const media = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 90rem)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  print: 'print',
} as const;
