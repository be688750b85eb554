/** The width of a container below which the rows of a table are cards. */
export const cardsBelow = '(max-width: 40rem)';
