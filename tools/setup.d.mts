/** How every tool starts Chromium: without a window, and without calls of its own into the network. */
export const chromiumFlags: readonly string[];
