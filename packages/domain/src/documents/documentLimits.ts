/** The limits of personal documents. */
export const documentLimits = {
  /** UTF-16 units of a name, as of an uploaded file's. */
  name: 200,
  /** Folders within each other. */
  depth: 32,
  /** Files and folders of a person, with those in the bin. */
  items: 100_000,
  /** Files and folders that one call names. */
  named: 200,
  /** Files and folders that one call copies. */
  copied: 10_000,
  /** Files and folders of one archive. */
  archived: 50_000,
  /** How long the bin keeps what is deleted. */
  binDays: 30,
} as const;
