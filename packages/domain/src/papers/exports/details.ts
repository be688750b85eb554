import type { Difficulty, Numbering, QuestionType } from '@sen/api/contract/model';
import { difficulties, difficultyNames } from '../../questions/difficulties.ts';
import { saidDifficulty } from '../../imports/readDifficulty.ts';
import { numberings, questionTypes } from '../../questions/questionTypes.ts';
import type { PaperDraft } from '../PaperQuestion.ts';

/** What other systems have no field for; carried as tags. */
export interface Details {
  readonly type?: QuestionType;
  readonly numbering?: Numbering;
  readonly shuffle?: boolean;
  readonly limit?: number;
  readonly difficulty?: Difficulty;
}

export function detailTags({ content, numbering, shuffle, difficulty }: Omit<PaperDraft, 'key'>): string[] {
  return [
    `sen.type.${content.type}`,
    `sen.numbering.${numbering}`,
    `sen.shuffle.${shuffle ? 'yes' : 'no'}`,
    ...('character_limit' in content ? [`sen.limit.${content.character_limit}`] : []),
    ...(difficulty ? [`sen.difficulty.${difficulty}`] : []),
  ];
}

export function detailsOf(tags: readonly string[]): Details {
  const value = (name: string) => tags.find((tag) => tag.startsWith(`sen.${name}.`))?.slice(name.length + 5);
  const type = questionTypes.find((one) => one === value('type'));
  const numbering = numberings.find((one) => one === value('numbering'));
  const shuffle = value('shuffle');
  const limit = Number(value('limit'));
  const difficulty = difficulties.find((one) => one === value('difficulty'));
  return {
    ...(type && { type }),
    ...(numbering && { numbering }),
    ...(shuffle !== undefined && { shuffle: shuffle === 'yes' }),
    ...(Number.isInteger(limit) && limit > 0 && limit <= 20_000 && { limit }),
    ...(difficulty && { difficulty }),
  };
}

/**
 * The difficulty of a question whose tags people wrote: 'Khó', 'difficulty:hard'. Only the whole name counts: 'Đề' is no 'Dễ'. Null
 * when the tags name none, or several.
 */
export function taggedDifficulty(tags: readonly string[]): Difficulty | null {
  const { difficulty } = detailsOf(tags);
  if (difficulty) return difficulty;
  const [one, ...others] = new Set(tags.flatMap((tag) => namedBy(tag) ?? []));
  return one !== undefined && others.length === 0 ? one : null;
}

function namedBy(tag: string): Difficulty | undefined {
  const name = tag.trim().normalize('NFC').toLowerCase();
  return (
    difficulties.find((one) =>
      Object.values(difficultyNames[one]).some((word) => word.toLowerCase() === name),
    ) ?? saidDifficulty(name)
  );
}
