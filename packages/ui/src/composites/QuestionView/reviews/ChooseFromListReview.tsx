import type { ReviewProps } from '../renderer';
import { BlanksReview } from './BlanksReview';

export function ChooseFromListReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'choose_from_list'>) {
  return (
    <BlanksReview
      title={question.title}
      titleId={titleId}
      words={words}
      blanks={content.blanks.map(({ id, options }) => {
        const textOf = (option: string | undefined) =>
          options.find((other) => other.id === option)?.text ?? null;
        return {
          id,
          text: textOf(value?.blanks[id]),
          right: answerKey && value?.blanks[id] === answerKey.blanks[id],
          key: answerKey && textOf(answerKey.blanks[id]),
        };
      })}
    />
  );
}
