import type { Editor } from './editor';
import { ChoicesPart } from './parts/ChoicesPart';
import { ClausesPart } from './parts/ClausesPart';
import { KeywordsPart } from './parts/KeywordsPart';
import { ListsPart } from './parts/ListsPart';
import { NumbersPart } from './parts/NumbersPart';
import { PairsPart } from './parts/PairsPart';
import { TextPart } from './parts/TextPart';
import { TrueFalsePart } from './parts/TrueFalsePart';
import { WordsPart } from './parts/WordsPart';
import { emptyAnswer } from './questionDraft';

/** The part of the editor that depends on the type; a key of another type is ignored. */
export function AnswerPart({ editor }: { editor: Editor }) {
  const { content, key } = editor.draft;
  const shared = { editor };
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice': {
      const own = key.type === 'one_choice' || key.type === 'multiple_choice' ? key : null;
      const answer = own?.type === content.type ? own : emptyAnswer(content.type).key;
      return <ChoicesPart {...shared} content={content} answer={answer} />;
    }
    case 'true_false':
      return (
        <TrueFalsePart {...shared} answer={key.type === content.type ? key : emptyAnswer(content.type).key} />
      );
    case 'short_answer':
    case 'long_answer': {
      const own = key.type === 'short_answer' || key.type === 'long_answer' ? key : null;
      const answer = own?.type === content.type ? own : emptyAnswer(content.type).key;
      return <TextPart {...shared} content={content} answer={answer} />;
    }
    case 'fill_keyword':
      return (
        <KeywordsPart {...shared} answer={key.type === content.type ? key : emptyAnswer(content.type).key} />
      );
    case 'fill_number':
      return (
        <NumbersPart {...shared} answer={key.type === content.type ? key : emptyAnswer(content.type).key} />
      );
    case 'choose_from_list':
      return (
        <ListsPart
          {...shared}
          content={content}
          answer={key.type === content.type ? key : emptyAnswer(content.type).key}
        />
      );
    case 'drag_to_blank':
      return (
        <WordsPart
          {...shared}
          content={content}
          answer={key.type === content.type ? key : emptyAnswer(content.type).key}
        />
      );
    case 'match_clauses':
      return (
        <PairsPart
          {...shared}
          content={content}
          answer={key.type === content.type ? key : { type: content.type, pairs: {} }}
        />
      );
    case 'order_clauses':
      return (
        <ClausesPart
          {...shared}
          content={content}
          answer={key.type === content.type ? key : { type: content.type, order: [] }}
        />
      );
  }
}
