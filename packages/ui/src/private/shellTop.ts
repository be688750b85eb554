/** The height that the shell's bar takes from the top of the page; what sticks to the top sticks below it. */
export const shellTop = '--sen-shell-top';
