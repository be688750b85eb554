import { BlankList } from '../BlankList';
import { DecimalField } from '../DecimalField';
import type { Editor } from '../editor';
import * as css from '../QuestionEditor.css';
import type { DraftKeyOf, DraftNumber } from '../questionDraft';

interface NumbersPartProps {
  editor: Editor;
  answer: DraftKeyOf<'fill_number'>;
}

/** The number of each blank, and its tolerance. */
export function NumbersPart({ editor, answer }: NumbersPartProps) {
  const { draft, edit, words } = editor;
  const keep = (blank: string, number: DraftNumber) =>
    edit({ ...draft, key: { ...answer, blanks: { ...answer.blanks, [blank]: number } } });
  return (
    <BlankList editor={editor}>
      {(blank) => {
        const number = answer.blanks[blank] ?? { value: null };
        return (
          <div className={css.two}>
            <div data-focus={`blank-${blank}:0`}>
              <DecimalField
                label={words.number}
                required
                value={number.value}
                wrong={words.notANumber}
                errorNames={[`key.blanks.${blank}`]}
                onChange={(value) => keep(blank, { ...number, value })}
              />
            </div>
            <DecimalField
              label={words.tolerance}
              description={words.toleranceHint}
              value={number.tolerance ?? null}
              min={0}
              wrong={words.notATolerance}
              onChange={(tolerance) =>
                keep(blank, { value: number.value, ...(tolerance === null ? undefined : { tolerance }) })
              }
            />
          </div>
        );
      }}
    </BlankList>
  );
}
