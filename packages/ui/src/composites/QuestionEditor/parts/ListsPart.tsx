import { TextField } from '../../../components/TextField/TextField';
import type { Choice, ContentOf } from '../../QuestionView/question';
import { BlankList } from '../BlankList';
import { addChoice, moved, withoutChoice, writeChoice } from '../choices';
import type { Editor } from '../editor';
import type { DraftKeyOf } from '../questionDraft';
import { RightMark } from '../RightMark';
import { RowList } from '../RowList';

interface ListsPartProps {
  editor: Editor;
  content: ContentOf<'choose_from_list'>;
  answer: DraftKeyOf<'choose_from_list'>;
}

/** Each blank has its own list with one correct option. */
export function ListsPart({ editor, content, answer }: ListsPartProps) {
  const { draft, edit, words, keyless } = editor;
  const keep = (blank: string, options: Choice[]) => ({
    ...draft,
    content: {
      ...content,
      blanks: content.blanks.map((one) => (one.id === blank ? { id: blank, options } : one)),
    },
  });

  function remove(blank: string, options: Choice[], id: string) {
    const { [blank]: right, ...others } = answer.blanks;
    const key = right === id ? { ...answer, blanks: others } : answer;
    return { ...keep(blank, withoutChoice(options, id)), key };
  }

  return (
    <BlankList editor={editor}>
      {(blank, at) => {
        const options = content.blanks[at]?.options ?? [];
        const nameOf = (index: number) => words.option(String(index + 1));
        return (
          <RowList
            editor={editor}
            name={`blank-${blank}`}
            label={words.optionsOf(blank)}
            errorNames={[`content.blanks.${at}.options`, `key.blanks.${blank}`]}
            ids={options.map(({ id }) => id)}
            rowName={nameOf}
            renderLead={(id, index) =>
              !keyless && (
                <RightMark
                  type="radio"
                  group={`${editor.id}-right-${blank}`}
                  name={words.right(nameOf(index))}
                  checked={answer.blanks[blank] === id}
                  onChange={() =>
                    edit({ ...draft, key: { ...answer, blanks: { ...answer.blanks, [blank]: id } } })
                  }
                />
              )
            }
            addLabel={words.addOption}
            onAdd={(after) => edit(keep(blank, addChoice(options)), after)}
            onRemove={(id, after) => edit(remove(blank, options, id), after)}
            onMove={(from, to, after) => edit(keep(blank, moved(options, from, to)), after)}
          >
            {(id, index) => (
              <TextField
                aria-label={nameOf(index)}
                value={options[index]?.text ?? ''}
                maxLength={500}
                autoComplete="off"
                errorNames={[`content.blanks.${at}.options.${index}.text`]}
                onChange={(text) => edit(keep(blank, writeChoice(options, id, text)))}
              />
            )}
          </RowList>
        );
      }}
    </BlankList>
  );
}
