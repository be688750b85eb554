/** The prefix of unwritten messages in local storage, which signing out does not remove. */
export const outboxPrefix = 'sen-chat-unwritten/';

/** The key that says that a person's outbox waits, so that pages load its code only then. */
export const outboxMark = (userId: string): string => `${outboxPrefix}waiting/${userId}`;
