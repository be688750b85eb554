/** How every tool starts Chromium: without a window, and without calls of its own into the network. */
export const chromiumFlags: readonly string[];

/** Generates from openapi.yaml unless what is there comes from the contract as it is. */
export function ensureContract(): void;
