import type { AnswerProps } from '../renderer';
import { TextAnswer } from '../TextAnswer';

export function ShortAnswer({ question, content, ...rest }: AnswerProps<'short_answer'>) {
  return (
    <TextAnswer
      {...rest}
      title={question.title}
      size="short"
      limit={content.character_limit}
      toAnswer={(text) => ({ type: 'short_answer', text })}
    />
  );
}
