/** One mail, in the recipient's language. */
export interface Mail {
  to: string;
  subject: string;
  /** The same content for readers without HTML. */
  text: string;
  html: string;
  attachment?: MailAttachment | undefined;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
}
