/** The prefix of unwritten messages in local storage, which signing out does not remove. */
export const outboxPrefix = 'sen-chat-unwritten/';
