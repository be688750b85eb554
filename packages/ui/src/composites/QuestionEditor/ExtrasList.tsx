import { TextField } from '../../components/TextField/TextField';
import { addChoice, withoutChoice, writeChoice } from './choices';
import type { Editor } from './editor';
import { extrasOf, type Linked } from './linkedTexts';
import type { QuestionDraft } from './questionDraft';
import { RowList } from './RowList';

interface ExtrasListProps {
  editor: Editor;
  linked: Linked;
  keep: (linked: Linked) => QuestionDraft;
  label: string;
  addLabel: string;
  rowName: (place: number) => string;
  /** The path of the pool: 'content.words'. */
  path: string;
  errorNames?: readonly string[];
}

/** Distractors: texts that belong to no answer. */
export function ExtrasList({
  editor,
  linked,
  keep,
  label,
  addLabel,
  rowName,
  path,
  errorNames,
}: ExtrasListProps) {
  const { edit, words } = editor;
  const { pool } = linked;
  const extras = extrasOf(linked);
  const nameOf = (index: number) => rowName(index + 1);
  return (
    <RowList
      editor={editor}
      name="extras"
      label={label}
      hint={words.extrasHint}
      errorNames={errorNames}
      ids={extras.map(({ id }) => id)}
      rowName={nameOf}
      addLabel={addLabel}
      onAdd={(after) => edit(keep({ ...linked, pool: addChoice(pool) }), after)}
      onRemove={(id, after) => edit(keep({ ...linked, pool: withoutChoice(pool, id) }), after)}
    >
      {(id, index) => (
        <TextField
          aria-label={nameOf(index)}
          value={extras[index]?.text ?? ''}
          maxLength={500}
          autoComplete="off"
          errorNames={[`${path}.${pool.findIndex((choice) => choice.id === id)}.text`]}
          onChange={(text) => edit(keep({ ...linked, pool: writeChoice(pool, id, text) }))}
        />
      )}
    </RowList>
  );
}
