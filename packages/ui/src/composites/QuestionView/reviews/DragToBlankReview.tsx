import type { ReviewProps } from '../renderer';
import { BlanksReview } from './BlanksReview';

/** Two words with the same text are equivalent. */
export function DragToBlankReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'drag_to_blank'>) {
  const textOf = (word: string | undefined) => content.words.find((other) => other.id === word)?.text ?? null;
  return (
    <BlanksReview
      title={question.title}
      titleId={titleId}
      words={words}
      blanks={content.blanks.map((id) => {
        const text = textOf(value?.blanks[id]);
        const key = answerKey && textOf(answerKey.blanks[id]);
        return { id, text, right: answerKey && text !== null && text === key, key };
      })}
    />
  );
}
