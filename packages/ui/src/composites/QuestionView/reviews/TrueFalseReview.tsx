import type { ReviewProps } from '../renderer';
import { ChoiceReview } from './ChoiceReview';

export function TrueFalseReview({ question, value, answerKey, words, titleId }: ReviewProps<'true_false'>) {
  const chosen = value?.value ?? null;
  return (
    <ChoiceReview
      title={question.title}
      titleId={titleId}
      // 'Sai ✓ Đúng' would contradict itself.
      words={{ ...words, right: words.asInKey, wrong: words.notAsInKey }}
      choices={[
        { id: 'true', label: '', text: words.trueLabel },
        { id: 'false', label: '', text: words.falseLabel },
      ]}
      chosen={chosen === null ? [] : [String(chosen)]}
      right={answerKey && [String(answerKey.value)]}
    />
  );
}
