import { optionLabel } from '../optionLabel';
import type { ReviewProps } from '../renderer';
import { ChoiceReview } from './ChoiceReview';

export function MultipleChoiceReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'multiple_choice'>) {
  return (
    <ChoiceReview
      title={question.title}
      titleId={titleId}
      words={words}
      choices={content.options.map((option, index) => ({
        ...option,
        label: optionLabel(question.numbering, index),
      }))}
      chosen={value?.choices ?? []}
      several
      right={answerKey && answerKey.choices}
    />
  );
}
