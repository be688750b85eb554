const megabyte = 1024 * 1024;

/** What a simple view shows, and what making one may take. */
export const simpleLimits = {
  /** Of the file. */
  bytes: 50 * megabyte,
  milliseconds: 45_000,
  /** The heap of the thread that reads it. */
  heapMegabytes: 512,
  text: {
    /** An XML part of a Word file: some hundreds of pages. */
    xmlBytes: 16 * megabyte,
    /** Characters of a part: about a page. */
    part: 2_500,
    /** Characters of the HTML without its pictures. */
    html: 1_500_000,
  },
  pictures: {
    count: 100,
    bytes: 48 * megabyte,
    box: { width: 1_000, height: 1_400 },
    shownBytes: 6 * megabyte,
  },
  tables: { sheets: 20, rows: 500, cells: 10_000, characters: 2_000_000 },
} as const;
