/** A reason not to start that the person who starts the server can remove; the message says how. */
export class StartRefused extends Error {}
