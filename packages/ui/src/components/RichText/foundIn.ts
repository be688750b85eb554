const tags = new Set(
  'p br strong em u s h3 h4 ul ol li blockquote code pre a img table caption thead tbody tr th td'.split(' '),
);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
};

/** Lists everything in an element's content that is not allowed; an independent check that shares no code with the sanitiser. */
export function foundIn(root: Element, imageOrigins: readonly string[] = []): string[] {
  return [...root.querySelectorAll('*')].flatMap((node) => [
    ...(tags.has(node.localName) ? [] : [`<${node.localName}>`]),
    ...(node.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`namespace of <${node.localName}>`]),
    ...[...node.attributes].flatMap(({ name, value }) => {
      if (!(attributes[node.localName] ?? []).includes(name)) return [`${node.localName}[${name}]`];
      if (name === 'href' && !/^(https?:\/\/|mailto:)/.test(value)) return [`href=${value}`];
      const own =
        value.startsWith('data:image/png;base64,') || imageOrigins.some((one) => value.startsWith(`${one}/`));
      return name === 'src' && !own ? [`src=${value}`] : [];
    }),
  ]);
}
