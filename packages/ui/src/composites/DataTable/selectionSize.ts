/** The height of the row with the toolbar, or with the actions of the selected rows. */
export const selectionBarSize = '3.25rem';

/** CSS variable: that height while rows are selected; the sticky head moves below the bar. */
export const selectionSize = '--sen-table-selection';
