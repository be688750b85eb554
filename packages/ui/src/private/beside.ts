import type { StyleRule } from '@vanilla-extract/css';

/** Styles of a document that has room for what is beside it: within `documentWithAside`. */
export const beside = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { '(min-width: 58rem)': rule },
});
