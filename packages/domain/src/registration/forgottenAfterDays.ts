/** Days after which a denied request without a new one is deleted: its personal data has no further use. */
export const forgottenAfterDays = 90;
