import { tidySpaces } from './spaces.ts';

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;
const vowelCluster = /(?:[aeiouy][\u0300-\u036f]*)+/gi;

/**
 * The key by which a typed keyword is compared: ignores NFC/NFD, case, surrounding spaces, and the position of the tone mark
 * ('hòa' = 'hoà', 'thuý' = 'thúy', 'quí' = 'qúi'). Tones and letters still count: 'hoa', 'hóa' and 'hòa' are three words. For
 * comparison only, not for display.
 */
export function keywordKey(typed: string): string {
  return spellingKey(tidySpaces(typed).toLowerCase());
}

/** The key by which two spellings are one text: as `keywordKey`, but case counts. */
export function spellingKey(text: string): string {
  return tidySpaces(text)
    .replace(/[ðÐ]/g, (letter) => (letter === 'ð' ? 'đ' : 'Đ'))
    .normalize('NFD')
    .replace(vowelCluster, (cluster) => cluster.replace(tones, '') + (cluster.match(tones) ?? []).join(''));
}

/** Returns whether two keywords are equal. */
export function sameKeyword(one: string, other: string): boolean {
  return keywordKey(one) === keywordKey(other);
}
