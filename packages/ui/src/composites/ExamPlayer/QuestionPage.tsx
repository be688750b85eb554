import { memo, useRef } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import type { AnswerValue } from '../QuestionView/answer';
import { formatPoints } from '../QuestionView/formatPoints';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import { ExamQuestion } from './ExamQuestion';
import type { PageSection } from './pages';
import { usePlayer } from './PlayerContext';
import * as css from './QuestionPage.css';
import { useSheet } from './useAnswerSheet';
import { useWhereOneIs } from './useWhereOneIs';

interface QuestionPageProps {
  sections: PageSection[];
  readOnly: boolean;
  onAnswer: (id: string, answer: AnswerValue) => void;
  onFlag: (id: string, flagged: boolean) => void;
  messages: Partial<QuestionMessages> | undefined;
}

/** The questions of one page; does not render again when the save state or the clock changes. */
export const QuestionPage = memo(function QuestionPage({ sections, ...rest }: QuestionPageProps) {
  const { words } = usePlayer();
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useWhereOneIs(page, useSheet());
  return (
    <div ref={page}>
      {sections.map((section) => (
        <section key={section.part} className={css.section} aria-labelledby={`part-${section.part}`}>
          <h2 id={`part-${section.part}`} className={css.title}>
            {words.part(section.title, formatPoints(section.score, language))}
          </h2>
          {section.questions.map((question) => (
            <ExamQuestion key={question.id} question={question} {...rest} />
          ))}
        </section>
      ))}
    </div>
  );
});
