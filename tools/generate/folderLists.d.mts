/** The files that list what a folder contains: text by path from the root. */
export function folderLists(root: string): Record<string, string>;
