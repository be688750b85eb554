import {
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CircleX,
  Hourglass,
} from 'lucide-react';
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
  answered: CircleDot,
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
      <span>{verdictWord(verdict, words)}</span>
      {review.score === null || review.score === undefined ? (
        <span className={css.atMost}>{words.atMost(of)}</span>
      ) : (
        <span className={css.points}>{words.scoreOf(formatPoints(review.score, language), of)}</span>
      )}
    </p>
  );
}

/** 'Right' and 'wrong' of the whole answer, in words that differ from the choices of a true/false question. */
export function verdictWord(verdict: Verdict, words: QuestionMessages): string {
  if (verdict === 'right') return words.answeredRight;
  return verdict === 'wrong' ? words.answeredWrong : words[verdict];
}
