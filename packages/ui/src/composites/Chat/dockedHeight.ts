/** How far the windows of a dock stand above the end of the browser's window. */
export const dockFoot = '--sen-dock-foot';

/** Of a window in a dock: it ends below the top bar. */
export const dockedHeight = `min(34rem, calc(100dvh - 4rem - var(${dockFoot}, 0px)))`;
