import type { PieceMark } from '../text/PaperLine.ts';
import { childOf, elementsOf, type XmlElement } from '../xml/XmlElement.ts';
import { listOf } from './WordNumbers.ts';

/** What an appearance says of each mark; undefined where it says nothing. */
export type Appearance = Partial<Record<PieceMark, boolean>>;

/** The appearances that styles give, each with what it is based on. */
export class WordStyles {
  readonly #styles = new Map<string, XmlElement>();

  constructor(styles: XmlElement | undefined) {
    for (const style of elementsOf(styles, 'w:style'))
      this.#styles.set(style.attributes['w:styleId'] ?? '', style);
  }

  appearance(id: string | undefined): Appearance {
    return this.#chain(id).reduce<Appearance>(
      (made, style) => ({ ...made, ...appearanceOf(childOf(style, 'w:rPr')) }),
      {},
    );
  }

  list(id: string | undefined): { list: string; depth: number } | undefined {
    return this.#chain(id)
      .map((style) => listOf(childOf(style, 'w:pPr')))
      .findLast((list) => list !== undefined);
  }

  /** The style with those it is based on, from the first one on. */
  #chain(id: string | undefined): XmlElement[] {
    const chain: XmlElement[] = [];
    let style = this.#styles.get(id ?? '');
    while (style && chain.length < 10 && !chain.includes(style)) {
      chain.unshift(style);
      style = this.#styles.get(childOf(style, 'w:basedOn')?.attributes['w:val'] ?? '');
    }
    return chain;
  }
}

export function appearanceOf(properties: XmlElement | undefined): Appearance {
  const value = (name: string) => {
    const found = childOf(properties, name);
    return found && (found.attributes['w:val'] ?? 'true');
  };
  const bold = value('w:b');
  const underline = value('w:u');
  const highlight = value('w:highlight');
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'];
  const colour = value('w:color');
  return {
    ...(bold !== undefined && { bold: !/^(?:0|false|off)$/.test(bold) }),
    ...(underline !== undefined && { underlined: underline !== 'none' }),
    ...(highlight !== undefined && { highlighted: highlight !== 'none' }),
    ...(fill !== undefined && /^[0-9a-f]{6}$/i.test(fill) && { highlighted: !/^f{6}$/i.test(fill) }),
    ...(colour !== undefined && { coloured: !isPlain(colour) }),
  };
}

/** Black, greys and what follows the page are no mark. */
function isPlain(colour: string): boolean {
  const [, red = '', green = '', blue = ''] = /^(..)(..)(..)$/.exec(colour) ?? [];
  const parts = [red, green, blue].map((part) => Number.parseInt(part, 16));
  return parts.some(Number.isNaN) || Math.max(...parts) - Math.min(...parts) < 48;
}
