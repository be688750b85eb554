import { formatPoints } from '../formatPoints';
import type { ReviewProps } from '../renderer';
import { BlanksReview } from './BlanksReview';

/** Whether a typed text is correct is decided by the caller, so only `review.marks` is used. */
export function FillReview({
  question,
  content,
  value,
  answerKey,
  review,
  words,
  language,
  titleId,
}: ReviewProps<'fill_keyword'> | ReviewProps<'fill_number'>) {
  function keyOf(blank: string): string | null {
    if (!answerKey) return null;
    if (answerKey.type === 'fill_keyword') return answerKey.blanks[blank]?.join(` ${words.or} `) ?? null;
    const key = answerKey.blanks[blank];
    if (!key) return null;
    const number = formatPoints(key.value, language);
    return key.tolerance ? `${number} ${words.within(formatPoints(key.tolerance, language))}` : number;
  }
  return (
    <BlanksReview
      title={question.title}
      titleId={titleId}
      words={words}
      blanks={content.blanks.map((id) => ({
        id,
        text: value?.blanks[id] || null,
        right: review.marks?.[id] ?? null,
        key: keyOf(id),
      }))}
    />
  );
}
