/** A response that is JSON already, so that it can be given again without its content being read or written anew. */
export class JsonAnswer<Content> {
  readonly bytes: Buffer;
  /** Types only; never set. */
  declare readonly content?: Content;

  constructor(content: Content) {
    this.bytes = Buffer.from(JSON.stringify(content));
  }
}
