import { CircleCheck, CircleCheckBig, CircleDashed, CircleMinus, CircleX, Hourglass } from 'lucide-react';
import type { Language } from '../../messages/languages';
import { formatPoints } from './formatPoints';
import type { Question } from './question';
import type { QuestionMessages } from './QuestionView.messages';
import type { QuestionReview } from './review';
import type { Verdict } from './verdict';
import * as css from './VerdictLine.css';

const icons = {
  right: CircleCheck,
  partlyRight: CircleMinus,
  wrong: CircleX,
  waiting: Hourglass,
  marked: CircleCheckBig,
  notAnswered: CircleDashed,
} satisfies Record<Verdict, unknown>;

interface VerdictLineProps {
  verdict: Verdict;
  question: Question;
  review: QuestionReview;
  words: QuestionMessages;
  language: Language;
}

/** The verdict on the whole answer, as a word, an icon and a score. */
export function VerdictLine({ verdict, question, review, words, language }: VerdictLineProps) {
  const Icon = icons[verdict];
  const of = formatPoints(question.score, language);
  return (
    <p className={css.verdict} data-verdict={verdict}>
      <Icon size="1.25em" strokeWidth={1.75} aria-hidden="true" />
      <span>{words[verdict]}</span>
      <span className={css.points}>
        {review.score === null ? words.points(of) : words.scoreOf(formatPoints(review.score, language), of)}
      </span>
    </p>
  );
}
