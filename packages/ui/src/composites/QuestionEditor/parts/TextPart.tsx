import { TextArea } from '../../../components/TextArea/TextArea';
import type { ContentOf } from '../../QuestionView/question';
import { DecimalField } from '../DecimalField';
import type { Editor } from '../editor';
import type { DraftKeyOf } from '../questionDraft';
import { RubricPart } from './RubricPart';
import * as css from '../QuestionEditor.css';

interface TextPartProps {
  editor: Editor;
  content: ContentOf<'short_answer'> | ContentOf<'long_answer'>;
  answer: DraftKeyOf<'short_answer'> | DraftKeyOf<'long_answer'>;
}

/** The length limit of an answer, and a model answer. */
export function TextPart({ editor, content, answer }: TextPartProps) {
  const { draft, edit, words, keyless } = editor;
  return (
    <>
      <div className={css.short}>
        <DecimalField
          label={words.limit}
          required
          end={words.characters}
          value={content.character_limit === 0 ? null : content.character_limit}
          wrong={words.notANumber}
          errorNames={['content.character_limit']}
          onChange={(limit) => edit({ ...draft, content: { ...content, character_limit: limit ?? 0 } })}
        />
      </div>
      {!keyless && (
        <>
          <TextArea
            label={words.model}
            description={words.modelHint}
            rows={content.type === 'long_answer' ? 5 : 2}
            value={answer.model_answer ?? ''}
            errorNames={['key.model_answer', 'key']}
            onChange={(text) =>
              edit({
                ...draft,
                key: {
                  type: answer.type,
                  ...(text === '' ? undefined : { model_answer: text }),
                  ...(answer.rubric && { rubric: answer.rubric }),
                },
              })
            }
          />
          <RubricPart editor={editor} answer={answer} />
        </>
      )}
    </>
  );
}
