/** The 4 px grid. Layout props name a step (`gap="m"`), never a number of pixels. */
export const spaces = {
  none: '0',
  hair: '0.125rem',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4rem',
} as const;
export type Space = keyof typeof spaces;

export const radii = { none: '0', s: '4px', m: '8px', l: '12px', xl: '16px', full: '999px' } as const;

export const fontFamilies = {
  text: "'Sen Figures', 'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, sans-serif",
  code: "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', Consolas, monospace",
} as const;

export const fontWeights = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** Line heights are generous because Vietnamese stacks diacritics (ễ, ậ, Ẩ): at least 1.5 for text, 1.3 for headings. */
export const fontSizes = {
  caption: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  title: '1.25rem',
  heading: '1.5rem',
  display: '1.75rem',
} as const;
export type FontSize = keyof typeof fontSizes;

export const lineHeights: Record<FontSize, string> = {
  caption: '1.25rem',
  small: '1.375rem',
  body: '1.625rem',
  large: '1.75rem',
  title: '1.875rem',
  heading: '2.125rem',
  display: '2.375rem',
};

export const durations = { quick: '90ms', calm: '150ms', slow: '190ms' } as const;
export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  inOut: 'cubic-bezier(0.5, 0, 0.2, 1)',
} as const;

export const layers = {
  sticky: '10',
  drawer: '20',
  overlay: '30',
  toast: '40',
  popover: '50',
  tooltip: '60',
} as const;

/** Widths of text columns, pages and overlays. `sheet` is a page that is read or filled in, `wide` one with a list. */
export const measures = {
  narrow: '26rem',
  form: '40rem',
  reading: '46rem',
  sheet: '56rem',
  page: '80rem',
  wide: '100rem',
} as const;
export type Measure = keyof typeof measures;
