import { fullOrder } from '../QuestionView/order';
import type { Question, QuestionContent } from '../QuestionView/question';
import { emptyAnswer, type QuestionDraft } from './questionDraft';

/** The draft of a question that has no key. */
export function keylessDraft({
  title,
  numbering,
  content,
}: Pick<Question, 'title' | 'numbering' | 'content'>): QuestionDraft {
  return { title, numbering, shuffle: false, content, key: keyOf(content) };
}

/** A key of the content's type without any answer. */
function keyOf(content: QuestionContent): QuestionDraft['key'] {
  if (content.type === 'order_clauses')
    return { type: content.type, order: content.clauses.map(({ id }) => id) };
  return content.type === 'match_clauses' ? { type: content.type, pairs: {} } : emptyAnswer(content.type).key;
}

/** What a draft without a key asks; clauses are in the order in which the author put them. */
export function askedContent({ content, key }: QuestionDraft): QuestionContent {
  if (content.type !== 'order_clauses' || key.type !== 'order_clauses') return content;
  const { clauses } = content;
  const order = fullOrder(
    key.order,
    clauses.map(({ id }) => id),
  );
  return { ...content, clauses: order.flatMap((id) => clauses.filter((clause) => clause.id === id)) };
}
