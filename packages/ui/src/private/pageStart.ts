/** Inline margin at the start of a page: 0 in the shell, so that all pages have one left edge; centred without it. */
export const pageStart = '--sen-page-start';
