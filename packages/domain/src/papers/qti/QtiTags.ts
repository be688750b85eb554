import { escapeXml } from '../html/writeHtml.ts';
import { hyphenated, type QtiVersion } from './qtiVersions.ts';

export type QtiAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes elements of QTI by their names of version 2; those of HTML are written as they are. */
export class QtiTags {
  readonly version: QtiVersion;

  constructor(version: QtiVersion) {
    this.version = version;
  }

  /** @param inside written XML */
  tag(name: string, attributes: QtiAttributes, ...inside: readonly string[]): string {
    const named = this.version === 'qti30' ? `qti-${hyphenated(name)}` : name;
    const said = Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [` ${this.#attribute(key)}="${attributeText(String(value))}"`],
    );
    const content = inside.join('');
    return content === '' ? `<${named}${said.join('')}/>` : `<${named}${said.join('')}>${content}</${named}>`;
  }

  #attribute(name: string): string {
    return this.version === 'qti30' && !name.includes(':') ? hyphenated(name) : name;
  }
}

/** A parser would turn line breaks in an attribute into spaces. */
function attributeText(text: string): string {
  return escapeXml(text).replaceAll(/[\n\t\r]/g, (sign) => `&#${sign.codePointAt(0) ?? 32};`);
}
