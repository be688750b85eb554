import { TextField } from '../../../components/TextField/TextField';
import { BlankList } from '../BlankList';
import type { Editor } from '../editor';
import type { DraftKeyOf } from '../questionDraft';
import { RowList } from '../RowList';

interface KeywordsPartProps {
  editor: Editor;
  answer: DraftKeyOf<'fill_keyword'>;
}

/** The keywords that each blank accepts; one is enough, several are alternative spellings. */
export function KeywordsPart({ editor, answer }: KeywordsPartProps) {
  const { draft, edit, words } = editor;
  const keep = (blank: string, texts: string[]) => ({
    ...draft,
    key: { ...answer, blanks: { ...answer.blanks, [blank]: texts } },
  });
  return (
    <BlankList editor={editor}>
      {(blank) => {
        const texts = answer.blanks[blank] ?? [];
        return (
          <RowList
            editor={editor}
            name={`blank-${blank}`}
            label={words.keywords(blank)}
            errorNames={[`key.blanks.${blank}`]}
            // A keyword has no id: its index identifies it.
            ids={texts.map((_text, place) => String(place))}
            rowName={(place) => words.keyword(place + 1)}
            addLabel={words.addKeyword}
            onAdd={(after) => edit(keep(blank, [...texts, '']), after)}
            onRemove={
              texts.length > 1
                ? (id, after) =>
                    edit(
                      keep(
                        blank,
                        texts.filter((_text, place) => String(place) !== id),
                      ),
                      after,
                    )
                : undefined
            }
          >
            {(_id, index) => (
              <TextField
                aria-label={words.keyword(index + 1)}
                value={texts[index] ?? ''}
                maxLength={500}
                autoComplete="off"
                errorNames={[`key.blanks.${blank}.${index}`]}
                onChange={(text) => edit(keep(blank, texts.with(index, text)))}
              />
            )}
          </RowList>
        );
      }}
    </BlankList>
  );
}
