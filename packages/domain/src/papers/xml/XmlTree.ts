import type { XmlElement } from './XmlElement.ts';

interface Growing {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** No bank has more: 10,000 questions of Moodle XML are about 400,000 elements. */
const mostInBank = 1_500_000;
const deepest = 400;

/** Builds the tree of a document from the events of a parser. */
export class XmlTree {
  #root: XmlElement | undefined;
  readonly #open: Growing[] = [];
  #elements = 0;
  readonly #mostElements: number;

  constructor(mostElements = mostInBank) {
    this.#mostElements = mostElements;
  }

  /** @throws when the document has more elements, or deeper ones, than people write */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#elements > this.#mostElements || this.#open.length >= deepest)
      throw new Error('The document has more elements than a paper.');
    const element: Growing = { name, attributes, children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }

  text(text: string): void {
    this.#open.at(-1)?.children.push(text);
  }

  close(): void {
    this.#open.pop();
  }

  /** Undefined of an empty document. */
  get root(): XmlElement | undefined {
    return this.#root;
  }
}
