/** Questions that a part of an exam may have. */
export const mostPartQuestions = 500;
