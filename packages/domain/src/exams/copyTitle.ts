import type { Language } from '@sen/api/contract/model';

const suffixes = { vi: ' (bản sao)', en: ' (copy)' } as const satisfies Record<Language, string>;
/** The title of a copy, within the length of titles. */
export function copyTitle(title: string, language: Language, maxLength = 300): string {
  const suffix = suffixes[language];
  const room = maxLength - suffix.length;
  // By characters, so that none is cut in two.
  const kept = title.length <= room ? title : `${cut(title, room - 1).trimEnd()}…`;
  return `${kept}${suffix}`;
}

function cut(text: string, room: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('vi').segment(text)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return kept;
}
