import { optionLabel } from '../QuestionView/optionLabel';
import type { KeyOf, Question, QuestionKey, QuestionType } from '../QuestionView/question';
import { BlanksKey } from './BlanksKey';
import { ChoicesKey } from './ChoicesKey';
import { keywordBlanks, listBlanks, numberBlanks, wordBlanks } from './keyedBlanks';
import type { KeyShared } from './keyProps';
import { MatchKey } from './MatchKey';
import { OrderKey } from './OrderKey';
import { WrittenKey } from './WrittenKey';

interface KeyedAnswerProps extends Omit<KeyShared, 'title'> {
  question: Pick<Question, 'title' | 'numbering' | 'content'>;
  answerKey: QuestionKey;
}

function keyOf<Type extends QuestionType>(key: QuestionKey, type: Type): KeyOf<Type> | null {
  return isOf(key, type) ? key : null;
}

function isOf<Type extends QuestionType>(key: QuestionKey, type: Type): key is KeyOf<Type> {
  return key.type === type;
}

/** The question's text with its right answers; a key of another type marks none. */
export function KeyedAnswer({ question, answerKey: key, ...rest }: KeyedAnswerProps) {
  const { content, numbering, title } = question;
  const shared = { ...rest, title };
  const { questionWords, language } = rest;
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return (
        <ChoicesKey
          {...shared}
          choices={content.options.map((option, index) => ({
            ...option,
            label: optionLabel(numbering, index),
          }))}
          right={rightChoices(key)}
        />
      );
    case 'true_false':
      return (
        <ChoicesKey
          {...shared}
          choices={[
            { id: 'true', text: questionWords.trueLabel },
            { id: 'false', text: questionWords.falseLabel },
          ]}
          right={rightChoices(key)}
        />
      );
    case 'fill_keyword':
      return <BlanksKey {...shared} blanks={keywordBlanks(content, keyOf(key, content.type))} />;
    case 'fill_number':
      return (
        <BlanksKey
          {...shared}
          blanks={numberBlanks(content, keyOf(key, content.type), questionWords, language)}
        />
      );
    case 'choose_from_list':
      return <BlanksKey {...shared} blanks={listBlanks(content, keyOf(key, content.type))} />;
    case 'drag_to_blank':
      return <BlanksKey {...shared} {...wordBlanks(content, keyOf(key, content.type))} />;
    case 'match_clauses':
      return <MatchKey {...shared} content={content} answerKey={keyOf(key, content.type)} />;
    case 'order_clauses':
      return <OrderKey {...shared} content={content} answerKey={keyOf(key, content.type)} />;
    case 'short_answer':
      return <WrittenKey {...shared} content={content} answerKey={keyOf(key, content.type)} />;
    case 'long_answer':
      return <WrittenKey {...shared} content={content} answerKey={keyOf(key, content.type)} />;
  }
}

function rightChoices(key: QuestionKey): string[] {
  if (key.type === 'one_choice') return [key.choice];
  if (key.type === 'multiple_choice') return key.choices;
  return key.type === 'true_false' ? [String(key.value)] : [];
}
