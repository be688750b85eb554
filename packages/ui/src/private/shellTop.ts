/** The height of the shell's top bar; sticky elements stick below it. */
export const shellTop = '--sen-shell-top';
