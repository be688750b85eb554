import { FiguresContext } from '../QuestionView/Figured';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { formatPoints } from '../QuestionView/formatPoints';
import type { Question, QuestionKey } from '../QuestionView/question';
import * as frame from '../QuestionView/QuestionView.css';
import { questionMessages, type QuestionMessages } from '../QuestionView/QuestionView.messages';
import { KeyedAnswer } from './KeyedAnswer';
import * as css from './QuestionPaper.css';
import { questionPaperMessages, type QuestionPaperMessages } from './QuestionPaper.messages';

export type { QuestionPaperMessages } from './QuestionPaper.messages';

/** A question; it has a number and points only in an exam. */
export interface PaperQuestion extends Omit<Question, 'number' | 'score'> {
  number?: number | undefined;
  score?: number | undefined;
}

export interface QuestionPaperProps {
  question: PaperQuestion;
  answerKey: QuestionKey;
  /** Name of the question's type, in the heading. */
  kind: string;
  /** Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shown beside the heading: a link to the question. */
  actions?: ReactNode;
  messages?: Partial<QuestionPaperMessages> | undefined;
  questionMessages?: Partial<QuestionMessages> | undefined;
}

const none: [] = [];
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A question with its key, to read: right answers bear a sign and a word. */
export function QuestionPaper({
  question,
  answerKey,
  kind,
  headingLevel = 3,
  actions,
  messages,
  questionMessages: givenQuestionMessages,
}: QuestionPaperProps) {
  const words = useMessages(questionPaperMessages, messages);
  const questionWords = useMessages(questionMessages, givenQuestionMessages);
  const language = useLanguage();
  const id = useId();
  const titleId = `${id}title`;
  const Heading = headings[headingLevel];
  const { number, score } = question;
  return (
    <section className={frame.question} aria-labelledby={id}>
      <header className={frame.header}>
        <Heading id={id} className={frame.heading} tabIndex={-1}>
          {number === undefined ? kind : questionWords.question(number)}
          {score !== undefined && (
            <span className={frame.points}>{questionWords.points(formatPoints(score, language))}</span>
          )}
          {number !== undefined && <span className={frame.points}>{kind}</span>}
        </Heading>
        {actions}
      </header>
      <div className={css.body}>
        <FiguresContext value={question.content.figures ?? none}>
          <KeyedAnswer
            question={question}
            answerKey={answerKey}
            titleId={titleId}
            words={words}
            questionWords={questionWords}
            language={language}
          />
        </FiguresContext>
      </div>
    </section>
  );
}
