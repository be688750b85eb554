import { TextArea } from '../../../components/TextArea/TextArea';
import type { ContentOf } from '../../QuestionView/question';
import { optionLabel } from '../../QuestionView/optionLabel';
import { addChoice, moved, withoutChoice, writeChoice } from '../choices';
import type { Editor } from '../editor';
import type { DraftKeyOf } from '../questionDraft';
import { RightMark } from '../RightMark';
import { RowList } from '../RowList';
import * as css from '../RowList.css';

interface ChoicesPartProps {
  editor: Editor;
  content: ContentOf<'one_choice'> | ContentOf<'multiple_choice'>;
  answer: DraftKeyOf<'one_choice'> | DraftKeyOf<'multiple_choice'>;
}

/** Options, and which of them are correct. */
export function ChoicesPart({ editor, content, answer }: ChoicesPartProps) {
  const { draft, edit, words, keyless } = editor;
  const { options } = content;
  const one = answer.type === 'one_choice';
  const right = one ? [answer.choice] : answer.choices;
  const keep = (next: typeof options) => ({ ...draft, content: { ...content, options: next } });
  const labelOf = (index: number) =>
    optionLabel(draft.numbering, index).replace('.', '') || String(index + 1);
  const nameOf = (index: number) => words.option(labelOf(index));

  function mark(id: string, on: boolean) {
    const rest = right.filter((other) => other !== id && options.some((option) => option.id === other));
    // In list order, so that marking in another order is not a change.
    const choices = options
      .map((option) => option.id)
      .filter((other) => rest.includes(other) || (on && other === id));
    edit({
      ...draft,
      key: one ? { type: 'one_choice', choice: on ? id : '' } : { type: 'multiple_choice', choices },
    });
  }

  function remove(id: string) {
    const next = keep(withoutChoice(options, id));
    if (one) return { ...next, key: answer.choice === id ? { ...answer, choice: '' } : answer };
    return { ...next, key: { ...answer, choices: answer.choices.filter((other) => other !== id) } };
  }

  return (
    <RowList
      editor={editor}
      name="options"
      label={words.options}
      hint={keyless ? undefined : one ? words.chooseRight : words.chooseAllRight}
      errorNames={['content.options', one ? 'key.choice' : 'key.choices', 'key']}
      ids={options.map(({ id }) => id)}
      rowName={nameOf}
      renderLead={(id, index) => (
        <>
          {!keyless && (
            <RightMark
              type={one ? 'radio' : 'checkbox'}
              group={`${editor.id}-right`}
              name={words.right(nameOf(index))}
              checked={right.includes(id)}
              onChange={(on) => mark(id, on)}
            />
          )}
          {draft.numbering !== 'none' && (
            <span className={css.number} aria-hidden="true">
              {optionLabel(draft.numbering, index)}
            </span>
          )}
        </>
      )}
      addLabel={words.addOption}
      onAdd={(after) => edit(keep(addChoice(options)), after)}
      onRemove={(id, after) => edit(remove(id), after)}
      onMove={(from, to, after) => edit(keep(moved(options, from, to)), after)}
    >
      {(id, index) => (
        <TextArea
          aria-label={nameOf(index)}
          rows={1}
          value={options[index]?.text ?? ''}
          errorNames={[`content.options.${index}.text`]}
          onChange={(text) => edit(keep(writeChoice(options, id, text)))}
        />
      )}
    </RowList>
  );
}
