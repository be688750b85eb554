/** From the edge of a button without a visible box to its text. */
export const textInset = '--sen-text-inset';

/** Of the first item of a row at the edge of a page: a button without a visible box begins with its text at that edge. */
export const startsWithText = { marginInlineStart: `calc(-1 * var(${textInset}, 0px))` } as const;
