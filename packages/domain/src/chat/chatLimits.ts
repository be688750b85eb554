/** What the chat takes. */
export const chatLimits = {
  /** Characters of a message. */
  body: 10_000,
  /** Characters of the title of a group. */
  title: 200,
  /** People of a group that somebody creates; that of a class has as many as the class. */
  members: { min: 2, max: 500 },
  /** Bytes of a file that is sent with its message; a larger one is uploaded in parts before. */
  attachedFile: 20 * 1024 * 1024,
  /** Messages that one person sends in a window: as many at once as one likes, then none until it ends. */
  sending: { most: 60, minutes: 1 },
  /** In a conversation of more people nobody is told who has seen a message until there is another one. */
  toldOfReading: 20,
} as const;
