import { Check, CircleCheck, CircleDashed, X } from 'lucide-react';
import type { QuestionMessages } from '../QuestionView.messages';
import * as css from './PartMark.css';

export const partMarks = ['right', 'wrong', 'key', 'none'] as const;
export type Part = (typeof partMarks)[number];

const icons = { right: Check, wrong: X, key: CircleCheck, none: CircleDashed };

interface PartMarkProps {
  mark: Exclude<Part, 'none'>;
  words: QuestionMessages;
  /** The word is visually hidden: the icon is in the middle of a sentence. */
  quiet?: boolean | undefined;
}

/** Correct or wrong, as a word and an icon. */
export function PartMark({ mark, words, quiet = false }: PartMarkProps) {
  const Icon = icons[mark];
  const word = mark === 'key' ? words.rightAnswer : words[mark];
  return (
    <span className={css.mark} data-mark={mark}>
      <Icon size="1.125em" strokeWidth={2.25} aria-hidden="true" />
      <span className={quiet ? css.quiet : undefined}>{word}</span>
    </span>
  );
}
