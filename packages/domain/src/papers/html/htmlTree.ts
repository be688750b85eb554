import type { XmlElement } from '../xml/XmlElement.ts';

interface Growing {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const empty = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
  'col',
  'area',
  'base',
  'embed',
  'track',
]);
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});|([^<&]+|[<&])/giy;
const entities: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’',
  ldquo: '“', rdquo: '”', deg: '°', plusmn: '±', times: '×', divide: '÷', le: '≤', ge: '≥', ne: '≠', rarr: '→', larr: '←',
  pi: 'π', alpha: 'α', beta: 'β', Delta: 'Δ', Omega: 'Ω', middot: '·', bull: '•', sup2: '²', sup3: '³', frac12: '½', euro: '€',
}; // prettier-ignore
const deepest = 200;

export function decodedEntity(name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? (entities[name] ?? '') : `&${name};`;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

/** Reads HTML as people write it: elements that are not closed end with those around them. */
export function htmlTree(html: string): XmlElement {
  const root: Growing = { name: 'body', attributes: {}, children: [] };
  const open = [root];
  const put = (node: XmlElement | string) => open.at(-1)?.children.push(node);
  token.lastIndex = 0;
  for (let found = token.exec(html); found && found[0] !== ''; found = token.exec(html)) {
    const [, slash, written, said = '', entity, text] = found;
    if (text !== undefined) put(text.replaceAll(/[ \t\r\n]+/g, ' '));
    else if (entity !== undefined) put(decodedEntity(entity));
    else if (written !== undefined) {
      const name = written.toLowerCase();
      if (slash === '/') {
        const at = open.findLastIndex((element, index) => index > 0 && element.name === name);
        if (at > 0) open.length = at;
      } else {
        const element: Growing = { name, attributes: attributesOf(said), children: [] };
        put(element);
        if (!empty.has(name) && !said.endsWith('/') && open.length < deepest) open.push(element);
      }
    }
    if (token.lastIndex >= html.length) break;
  }
  return root;
}

function attributesOf(said: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of said.matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  ))
    found[name.toLowerCase()] = (double ?? single ?? bare ?? '').replaceAll(
      /&(#x?[\da-f]+|\w+);/gi,
      (_, entity: string) => decodedEntity(entity),
    );
  return found;
}
