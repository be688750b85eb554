import { Flag } from 'lucide-react';
import { memo } from 'react';
import type { Question } from '../QuestionView/question';
import type { ExamPart } from './examState';
import * as css from './Navigator.css';
import { usePlayer } from './PlayerContext';
import { useCell, useCounts, useIsCurrent } from './useAnswerSheet';

interface NavigatorProps {
  parts: ExamPart[];
  onGo: (id: string) => void;
}

/** All questions with their state, also as text. */
export const Navigator = memo(function Navigator({ parts, onGo }: NavigatorProps) {
  const { words } = usePlayer();
  return (
    <div className={css.navigator}>
      <NavigatorProgress total={parts.reduce((sum, part) => sum + part.questions.length, 0)} />
      <ul className={css.legend}>
        <li className={css.legendItem}>
          <span className={css.sample} data-answered="yes" aria-hidden="true" />
          {words.legendAnswered}
        </li>
        <li className={css.legendItem}>
          <span className={css.sample} data-answered="partly" aria-hidden="true" />
          {words.legendPartly}
        </li>
        <li className={css.legendItem}>
          <span className={css.sample} aria-hidden="true" />
          {words.legendNotAnswered}
        </li>
        <li className={css.legendItem}>
          <Flag className={css.legendFlag} size="1rem" fill="currentColor" aria-hidden="true" />
          {words.legendFlagged}
        </li>
        <li className={css.legendItem}>
          <span className={css.sample} data-current="true" aria-hidden="true" />
          {words.legendCurrent}
        </li>
      </ul>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no id and never move
        <section key={index} aria-label={words.questionsOfPart(part.title)}>
          {parts.length > 1 && <p className={css.part}>{part.title}</p>}
          <ol className={css.cells}>
            {part.questions.map((question) => (
              <NavigatorCell key={question.id} question={question} onGo={onGo} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});

const answeredWords = {
  yes: 'stateAnswered',
  partly: 'statePartly',
  no: 'stateNotAnswered',
} as const;

function NavigatorProgress({ total }: { total: number }) {
  const { words } = usePlayer();
  const { answered } = useCounts();
  const text = words.progress(answered, total);
  return (
    <div>
      <p className={css.progress}>{text}</p>
      <progress className={css.bar} max={total} value={answered} aria-label={text} />
    </div>
  );
}

function NavigatorCell({ question, onGo }: { question: Question; onGo: (id: string) => void }) {
  const { words } = usePlayer();
  const { answered, flagged } = useCell(question.id);
  const current = useIsCurrent(question.id);
  const label = [
    words.goTo(question.number),
    words[answeredWords[answered]],
    ...(flagged ? [words.stateFlagged] : []),
  ].join(', ');
  return (
    <li>
      <button
        type="button"
        // No hidden texts: clipped boxes of a hundred cells would be layers of each frame of an answer.
        aria-label={label}
        className={css.cell}
        data-answered={answered}
        data-flagged={flagged || undefined}
        aria-current={current || undefined}
        onClick={() => onGo(question.id)}
      >
        {question.number}
        {flagged && <Flag className={css.flag} size="0.8125rem" fill="currentColor" aria-hidden="true" />}
      </button>
    </li>
  );
}
