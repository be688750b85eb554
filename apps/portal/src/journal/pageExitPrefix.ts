/** The prefix of unwritten answers in local storage, which signing out does not remove. */
export const pageExitPrefix = 'sen-exam-last-words/';
