import { TextField } from '../../../components/TextField/TextField';
import type { Choice } from '../../QuestionView/question';
import { addChoice, moved, withoutChoice, writeChoice } from '../choices';
import type { Editor } from '../editor';
import type { QuestionDraft } from '../questionDraft';
import { RowList } from '../RowList';

interface TextsPartProps {
  editor: Editor;
  name: string;
  label: string;
  texts: readonly Choice[];
  keep: (texts: Choice[]) => QuestionDraft;
  rowName: (place: number) => string;
  addLabel: string;
  /** The path of the list: 'content.words'. */
  path: string;
}

/** A list of texts of which none is right or wrong. */
export function TextsPart({ editor, name, label, texts, keep, rowName, addLabel, path }: TextsPartProps) {
  const { edit } = editor;
  const list = [...texts];
  const nameOf = (index: number) => rowName(index + 1);
  return (
    <RowList
      editor={editor}
      name={name}
      label={label}
      errorNames={[path]}
      ids={list.map(({ id }) => id)}
      rowName={nameOf}
      addLabel={addLabel}
      onAdd={(after) => edit(keep(addChoice(list)), after)}
      onRemove={(id, after) => edit(keep(withoutChoice(list, id)), after)}
      onMove={(from, to, after) => edit(keep(moved(list, from, to)), after)}
    >
      {(id, index) => (
        <TextField
          aria-label={nameOf(index)}
          value={list[index]?.text ?? ''}
          maxLength={500}
          autoComplete="off"
          errorNames={[`${path}.${index}.text`]}
          onChange={(text) => edit(keep(writeChoice(list, id, text)))}
        />
      )}
    </RowList>
  );
}
