import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../messages/languages';
import type { AnswerOf, AnswerValue } from './answer';
import type { ContentOf, KeyOf, Question, QuestionContent, QuestionKey, QuestionType } from './question';
import type { QuestionMessages } from './QuestionView.messages';
import type { QuestionReview } from './review';

interface Shared {
  question: Question;
  words: QuestionMessages;
  language: Language;
  /** Id of the element with the question's text. */
  titleId: string;
}

export interface AnswerProps<Type extends QuestionType> extends Shared {
  content: ContentOf<Type>;
  value: AnswerOf<Type> | null;
  onChange: (answer: AnswerOf<Type>) => void;
  readOnly: boolean;
  status: ReactNode;
}

export interface ReviewProps<Type extends QuestionType> extends Shared {
  content: ContentOf<Type>;
  value: AnswerOf<Type> | null;
  answerKey: KeyOf<Type> | null;
  review: QuestionReview;
}

export interface AnyAnswerProps extends Shared {
  content: QuestionContent;
  value: AnswerValue | null;
  onChange: (answer: AnswerValue) => void;
  readOnly: boolean;
  status: ReactNode;
}

export interface AnyReviewProps extends Shared {
  content: QuestionContent;
  value: AnswerValue | null;
  answerKey: QuestionKey | null;
  review: QuestionReview;
}

export interface Renderer {
  Answer: ComponentType<AnyAnswerProps>;
  Review: ComponentType<AnyReviewProps>;
}

function is<Type extends QuestionType, Thing extends { type: QuestionType }>(
  thing: Thing,
  type: Type,
): thing is Extract<Thing, { type: Type }> {
  return thing.type === type;
}

/** Combines the two views of a type; an answer or key of another type is ignored. */
export function renderer<Type extends QuestionType>(
  type: Type,
  Answer: ComponentType<AnswerProps<Type>>,
  Review: ComponentType<ReviewProps<Type>>,
): Renderer {
  return {
    Answer({ content, value, ...rest }) {
      if (!is(content, type)) return null;
      return <Answer {...rest} content={content} value={value && is(value, type) ? value : null} />;
    },
    Review({ content, value, answerKey, ...rest }) {
      if (!is(content, type)) return null;
      return (
        <Review
          {...rest}
          content={content}
          value={value && is(value, type) ? value : null}
          answerKey={answerKey && is(answerKey, type) ? answerKey : null}
        />
      );
    },
  };
}
