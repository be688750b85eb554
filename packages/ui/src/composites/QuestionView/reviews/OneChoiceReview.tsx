import { optionLabel } from '../optionLabel';
import type { ReviewProps } from '../renderer';
import { ChoiceReview } from './ChoiceReview';

export function OneChoiceReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'one_choice'>) {
  return (
    <ChoiceReview
      title={question.title}
      titleId={titleId}
      words={words}
      choices={content.options.map((option, index) => ({
        ...option,
        label: optionLabel(question.numbering, index),
      }))}
      chosen={value?.choice ? [value.choice] : []}
      right={answerKey && [answerKey.choice]}
    />
  );
}
