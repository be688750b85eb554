import type { Language } from '../../messages/languages';
import type { ContentOf, KeyOf, QuestionType } from '../QuestionView/question';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import type { QuestionPaperMessages } from './QuestionPaper.messages';

export interface KeyShared {
  /** The question's text. */
  title: string;
  /** Id of the element with it. */
  titleId: string;
  words: QuestionPaperMessages;
  questionWords: QuestionMessages;
  language: Language;
}

/** The content of one type, and its key; null if the key is of another type. */
export interface KeyProps<Type extends QuestionType> extends KeyShared {
  content: ContentOf<Type>;
  answerKey: KeyOf<Type> | null;
}
