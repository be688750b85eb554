/** A file that is being converted. */
export interface Conversion {
  /** The path of its copy, `source` with an extension that the program knows. */
  source: string;
  /** A folder of its own, which is deleted afterwards. */
  folder: string;
  unshare: string | null;
  signal: AbortSignal;
}
