import type { Difficulty } from '@sen/api/contract/model';
import { difficulties, difficultyNames } from '../questions/difficulties.ts';
import { wordKey } from './wordKey.ts';

/** Other words for a difficulty, without diacritics. */
const others: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['very easy', 'rat de'],
  medium: ['tb', 'vua', 'average', 'moderate'],
  hard: ['difficult', 'very difficult', 'very hard', 'rat kho'],
};

const byWord: ReadonlyMap<string, Difficulty> = new Map(
  difficulties.flatMap((difficulty) => {
    const { vi, en } = difficultyNames[difficulty];
    return [vi, en, ...others[difficulty]].map((name) => [wordKey(name), difficulty] as const);
  }),
);

/** The difficulty that a word of either language names, with or without diacritics; undefined if it names none. */
export function readDifficulty(word: string): Difficulty | undefined {
  return byWord.get(wordKey(word));
}

const introduced = /^\s*(?:độ\s*khó|mức\s*độ(?:\s*khó)?|difficulty|level)\s*[:=–-]\s*(.{1,40}?)[\s.]*$/iu;

/** The difficulty of a line or tag that is about nothing else: 'Độ khó: Khó', 'difficulty:hard'. */
export function saidDifficulty(text: string): Difficulty | undefined {
  return readDifficulty(introduced.exec(text.normalize('NFC'))?.[1] ?? '');
}
