import type { Numbering, QuestionType } from '@sen/api/contract/model';
import { numberings, questionTypes } from '../../questions/questionTypes.ts';
import type { PaperDraft } from '../PaperQuestion.ts';

/** What other systems have no field for; carried as tags. */
export interface Details {
  readonly type?: QuestionType;
  readonly numbering?: Numbering;
  readonly shuffle?: boolean;
  readonly limit?: number;
}

export function detailTags({ content, numbering, shuffle }: Omit<PaperDraft, 'key'>): string[] {
  return [
    `sen.type.${content.type}`,
    `sen.numbering.${numbering}`,
    `sen.shuffle.${shuffle ? 'yes' : 'no'}`,
    ...('character_limit' in content ? [`sen.limit.${content.character_limit}`] : []),
  ];
}

export function detailsOf(tags: readonly string[]): Details {
  const value = (name: string) => tags.find((tag) => tag.startsWith(`sen.${name}.`))?.slice(name.length + 5);
  const type = questionTypes.find((one) => one === value('type'));
  const numbering = numberings.find((one) => one === value('numbering'));
  const shuffle = value('shuffle');
  const limit = Number(value('limit'));
  return {
    ...(type && { type }),
    ...(numbering && { numbering }),
    ...(shuffle !== undefined && { shuffle: shuffle === 'yes' }),
    ...(Number.isInteger(limit) && limit > 0 && limit <= 20_000 && { limit }),
  };
}
