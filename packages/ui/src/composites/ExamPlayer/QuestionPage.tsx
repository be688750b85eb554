import { memo, useImperativeHandle, useRef, type Ref } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { useSlices } from '../../private/useSlices';
import type { AnswerValue } from '../QuestionView/answer';
import { formatPoints } from '../QuestionView/formatPoints';
import type { Question } from '../QuestionView/question';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import { ExamQuestion } from './ExamQuestion';
import type { PageSection } from './pages';
import { usePlayer } from './PlayerContext';
import * as css from './QuestionPage.css';
import { useSheet } from './useAnswerSheet';
import { useWhereOneIs } from './useWhereOneIs';

/** Questions that are built with the page, about a screen, and in each idle moment after it. */
const first = 4;
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
  const { built, buildAll } = useSlices(ids.length, slice, first);
  const now = new Set(ids.slice(0, built));
  useImperativeHandle(ref, () => ({ buildAll }), [buildAll]);
  return (
    <div ref={page}>
      {sections.map((section) => (
        <section key={section.part} className={css.section} aria-labelledby={`part-${section.part}`}>
          <h2 id={`part-${section.part}`} className={css.title}>
            {words.part(section.title, formatPoints(section.score, language))}
          </h2>
          {groupsOf(section.questions).map((group) => (
            // A change of one question walks through the others of its group and the other groups, not through all questions.
            <div key={group[0]?.id}>
              {group.map((question) => (
                <ExamQuestion key={question.id} question={question} built={now.has(question.id)} {...rest} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
});

function groupsOf(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = [];
  for (let from = 0; from < questions.length; from += slice) groups.push(questions.slice(from, from + slice));
  return groups;
}
