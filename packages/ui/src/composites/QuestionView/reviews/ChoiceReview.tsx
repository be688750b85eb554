import { Figured } from '../Figured';
import { CircleDot } from 'lucide-react';
import type { Choice } from '../question';
import type { QuestionMessages } from '../QuestionView.messages';
import { QuestionTitle } from '../QuestionTitle';
import { PartMark, type Part } from './PartMark';
import * as css from './review.css';

interface ChoiceReviewProps {
  title: string;
  titleId: string;
  words: QuestionMessages;
  choices: (Choice & { label: string })[];
  chosen: readonly string[];
  /** Several can be right: says of each that was missed. */
  several?: boolean | undefined;
  /** Null if the key is not shown. */
  right: readonly string[] | null;
}

function markOf(chosen: boolean, right: boolean | null): Part {
  if (right === null) return 'none';
  if (chosen) return right ? 'right' : 'wrong';
  return right ? 'key' : 'none';
}

export function ChoiceReview({
  title,
  titleId,
  words,
  choices,
  chosen,
  several = false,
  right,
}: ChoiceReviewProps) {
  return (
    <div>
      <QuestionTitle id={titleId} text={title} />
      <ul className={css.list} aria-labelledby={titleId}>
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.id);
          const mark = markOf(isChosen, right && right.includes(choice.id));
          // Nothing says right or wrong, so the choice itself is what stands out.
          const isAllThatIsShown = isChosen && right === null;
          return (
            <li key={choice.id} className={css.line} data-mark={isAllThatIsShown ? 'chosen' : mark}>
              {choice.label && <span className={css.label}>{choice.label}</span>}
              <span className={css.text}>
                <Figured text={choice.text} />
              </span>
              <span className={css.marks}>
                {isAllThatIsShown && (
                  <span className={css.chosen}>
                    <CircleDot size="1.125em" strokeWidth={2.25} aria-hidden="true" />
                    {words.yourChoice}
                  </span>
                )}
                {isChosen && !isAllThatIsShown && <span className={css.note}>{words.yourChoice}</span>}
                {several && mark === 'key' && <span className={css.note}>{words.notChosen}</span>}
                {mark !== 'none' && <PartMark mark={mark} words={words} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
