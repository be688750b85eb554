import { TextField } from '../../../components/TextField/TextField';
import type { ContentOf } from '../../QuestionView/question';
import { BlankList } from '../BlankList';
import type { Editor } from '../editor';
import { ExtrasList } from '../ExtrasList';
import { linkedChoice, writeLinked, type Linked } from '../linkedTexts';
import type { DraftKeyOf } from '../questionDraft';

interface WordsPartProps {
  editor: Editor;
  content: ContentOf<'drag_to_blank'>;
  answer: DraftKeyOf<'drag_to_blank'>;
}

/** The word of each blank, and words that belong to none. */
export function WordsPart({ editor, content, answer }: WordsPartProps) {
  const { draft, edit, words } = editor;
  const linked: Linked = { pool: content.words, links: answer.blanks };
  const keep = ({ pool, links }: Linked) => ({
    ...draft,
    content: { ...content, words: pool },
    key: { ...answer, blanks: links },
  });
  return (
    <>
      <BlankList editor={editor}>
        {(blank) => {
          const word = linkedChoice(linked, blank);
          const at = word ? content.words.indexOf(word) : -1;
          return (
            <div data-focus={`blank-${blank}:0`}>
              <TextField
                label={words.wordFor(blank)}
                required
                value={word?.text ?? ''}
                maxLength={500}
                autoComplete="off"
                errorNames={[`key.blanks.${blank}`, `content.words.${at}.text`]}
                onChange={(text) => edit(keep(writeLinked(linked, blank, text)))}
              />
            </div>
          );
        }}
      </BlankList>
      <ExtrasList
        editor={editor}
        linked={linked}
        keep={keep}
        label={words.extraWords}
        addLabel={words.addExtraWord}
        rowName={words.extraWord}
        path="content.words"
        errorNames={['content.words']}
      />
    </>
  );
}
