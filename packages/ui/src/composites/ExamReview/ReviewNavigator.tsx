import {
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CircleX,
  Hourglass,
} from 'lucide-react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import type { Verdict } from '../QuestionView/verdict';
import { verdictWord } from '../QuestionView/VerdictLine';
import type { ExamReviewMessages } from './ExamReview.messages';
import * as css from './ReviewNavigator.css';

const icons = {
  right: CircleCheck,
  partlyRight: CircleMinus,
  wrong: CircleX,
  waiting: Hourglass,
  marked: CircleCheckBig,
  answered: CircleDot,
  notAnswered: CircleDashed,
} satisfies Record<Verdict, unknown>;

interface ReviewNavigatorProps {
  questions: { id: string; number: number; verdict: Verdict }[];
  words: ExamReviewMessages;
  questionWords: QuestionMessages;
  onGo: (id: string) => void;
}

/** The result of each question, with a link to it. */
export function ReviewNavigator({ questions, words, questionWords, onGo }: ReviewNavigatorProps) {
  return (
    <nav aria-label={words.questions}>
      <p aria-hidden="true" className={css.title}>
        {words.questions}
      </p>
      <ol className={css.list}>
        {questions.map(({ id, number, verdict }) => {
          const Icon = icons[verdict];
          return (
            <li key={id}>
              <button type="button" className={css.cell} data-verdict={verdict} onClick={() => onGo(id)}>
                <span className={visuallyHidden}>{words.goTo(number)},</span>
                <span aria-hidden="true">{number}</span>
                <Icon size="1.125em" strokeWidth={2} aria-hidden="true" />
                <span className={visuallyHidden}>{verdictWord(verdict, questionWords)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
