export const topBarHeight = '4rem';
/** The drawer's existing widths, open and closed. */
export const drawerWidths = { open: '262px', closed: '90px' } as const;
/** From this width on the drawer is beside the page; below it is a sheet over the page. */
export const drawerFits = 'screen and (min-width: 56.25rem)';
