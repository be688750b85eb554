/** Seconds without an input after which a lesson asks whether its student is still there. */
export const askAfter = { reading: 5 * 60, playing: 30 * 60 } as const;

/** Seconds to answer it. */
export const answerWithin = 60;
