/** Mobile first: styles without a query are those of a phone (360 px); these widen them. */
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
