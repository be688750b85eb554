export const topBarHeight = '4rem';
/** Open and closed, as the product has always had them. */
export const drawerWidths = { open: '262px', closed: '90px' } as const;
/** From here on the drawer stands beside the page; below it is a sheet over it. */
export const drawerFits = 'screen and (min-width: 56.25rem)';
