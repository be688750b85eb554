import { tidySpaces } from './spaces.ts';

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;
const vowelCluster = /(?:[aeiouy][\u0300-\u036f]*)+/g;

/**
 * What a typed keyword is compared by: NFC and NFD alike, without regard to case and blanks around it, and with the tone
 * wherever its typist placed it ('hòa' = 'hoà', 'thuý' = 'thúy', 'quí' = 'qúi'). Tones and letters still count:
 * 'hoa', 'hóa' and 'hòa' are three words. The key is for comparing only, never for showing.
 */
export function keywordKey(typed: string): string {
  return tidySpaces(typed)
    .toLowerCase()
    .replace(/ð/g, 'đ')
    .normalize('NFD')
    .replace(vowelCluster, (cluster) => cluster.replace(tones, '') + (cluster.match(tones) ?? []).join(''));
}

/** Whether two keywords are the same answer. */
export function sameKeyword(one: string, other: string): boolean {
  return keywordKey(one) === keywordKey(other);
}
