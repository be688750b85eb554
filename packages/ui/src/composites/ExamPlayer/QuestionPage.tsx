import { memo, useImperativeHandle, useRef, type Ref } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { useSlices } from '../../private/useSlices';
import type { AnswerValue } from '../QuestionView/answer';
import { formatPoints } from '../QuestionView/formatPoints';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import { ExamQuestion } from './ExamQuestion';
import type { PageSection } from './pages';
import { usePlayer } from './PlayerContext';
import * as css from './QuestionPage.css';
import { useSheet } from './useAnswerSheet';
import { useWhereOneIs } from './useWhereOneIs';

/** Questions that are built at once, about two screens. */
const slice = 8;

export interface QuestionPageHandle {
  /** Builds the questions that still wait for an idle moment. */
  buildAll: () => void;
}

interface QuestionPageProps {
  ref: Ref<QuestionPageHandle>;
  sections: PageSection[];
  readOnly: boolean;
  onAnswer: (id: string, answer: AnswerValue) => void;
  onFlag: (id: string, flagged: boolean) => void;
  messages: Partial<QuestionMessages> | undefined;
}

/** The questions of one page; does not render again when the save state or the clock changes. */
export const QuestionPage = memo(function QuestionPage({ ref, sections, ...rest }: QuestionPageProps) {
  const { words } = usePlayer();
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useWhereOneIs(page, useSheet());
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const { built, buildAll } = useSlices(ids.length, slice);
  const now = new Set(ids.slice(0, built));
  useImperativeHandle(ref, () => ({ buildAll }), [buildAll]);
  return (
    <div ref={page}>
      {sections.map((section) => (
        <section key={section.part} className={css.section} aria-labelledby={`part-${section.part}`}>
          <h2 id={`part-${section.part}`} className={css.title}>
            {words.part(section.title, formatPoints(section.score, language))}
          </h2>
          {section.questions.map((question) => (
            <ExamQuestion key={question.id} question={question} built={now.has(question.id)} {...rest} />
          ))}
        </section>
      ))}
    </div>
  );
});
