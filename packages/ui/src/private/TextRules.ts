/** How the components search and sort texts. */
export interface TextRules {
  /** Returns whether a text matches what was typed into a search. */
  matches: (text: string, typed: string) => boolean;
  /** Creates a comparison for one sort, like `Intl.Collator`; it may keep what it computes for a text. */
  order: () => { compare: (one: string, other: string) => number };
}
