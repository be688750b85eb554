/** The height of the row with the toolbar, or with the actions of the selected rows. */
export const selectionBarSize = '3.25rem';
