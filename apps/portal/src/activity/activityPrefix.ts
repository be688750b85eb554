/** The prefix of the keys of reports in local storage, which signing out does not remove. A file of its own: sign-in loads it. */
export const activityPrefix = 'sen-activity/';

/** The key of when a page was last used. */
export const lastInputKey = 'sen-last-input';

/** The prefix of the keys of what packaged courses said, until the server has it; signing out does not remove them. */
export const packagePrefix = 'sen-package/';
