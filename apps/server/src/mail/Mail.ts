/** One mail, in the language of who gets it. */
export interface Mail {
  to: string;
  subject: string;
  /** For readers without HTML; says the same. */
  text: string;
  html: string;
}
