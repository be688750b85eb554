import { zipBytes } from '../zip/zipBytes.ts';

const spaces = 'w m r a wp v mc'.split(' ').map((name) => ` xmlns:${name}="urn:${name}"`);

/** A .docx of these paragraphs; a text in underscores is underlined. `extra` are further entries, `body` further content. */
export function sampleDocx(
  lines: readonly string[],
  { extra = {}, body = '' }: { extra?: Record<string, string | Uint8Array>; body?: string } = {},
): Buffer {
  const paragraphs = lines.map((line) => {
    const runs = line.split(/(_[^_]+_)/).filter((part) => part !== '');
    return `<w:p>${runs.map(runOf).join('')}</w:p>`;
  });
  return zipBytes({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document${spaces.join('')}><w:body>${paragraphs.join('')}${body}</w:body></w:document>`,
    ...extra,
  });
}

function runOf(text: string): string {
  const isUnderlined = /^_.+_$/.test(text);
  const shown = (isUnderlined ? text.slice(1, -1) : text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<w:r><w:rPr>${isUnderlined ? '<w:u w:val="single"/>' : ''}</w:rPr><w:t>${shown}</w:t></w:r>`;
}

/** A paragraph that shows the picture of a relation. */
export function picture(relation: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><a:blip r:embed="${relation}"/></wp:inline></w:drawing></w:r></w:p>`;
}
