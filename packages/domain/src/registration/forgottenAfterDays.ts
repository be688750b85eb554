/** A denied request without a new one is deleted after this many days: its personal data has no further use. */
export const forgottenAfterDays = 90;
