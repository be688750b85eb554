/** A question wide enough for the fields of its mark beside it. */
export const markBeside = '(min-width: 44rem)';
