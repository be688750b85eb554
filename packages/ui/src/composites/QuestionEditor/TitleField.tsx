import { useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { TextArea } from '../../components/TextArea/TextArea';
import { AddIcon } from '../../icons';
import { draftBlanks, insertBlank, isEmptyBlank, writeTitle } from './draftBlanks';
import type { Editor } from './editor';
import * as css from './QuestionEditor.css';
import { blanksInTitle } from './titleBlanks';

/** The question's text; types with blanks get a button that inserts one at the caret. */
export function TitleField({ editor }: { editor: Editor }) {
  const { draft, edit, words, keyless } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const blanks = draftBlanks(draft);

  function insert() {
    const { selectionStart = draft.title.length, selectionEnd = selectionStart } = field.current ?? {};
    // Without a key, selected words are no answer and stay.
    const next = insertBlank(draft, keyless ? selectionEnd : selectionStart, selectionEnd);
    edit(next.draft, { focus: ['title'], caret: next.caret, announce: words.blankInserted(next.blank) });
  }

  return (
    <div className={css.title}>
      <div data-focus="title">
        <TextArea
          ref={field}
          label={words.title}
          required
          rows={3}
          placeholder={words.titlePlaceholder}
          description={blanks ? (keyless ? words.askedBlankHint : words.blankHint) : undefined}
          value={draft.title}
          errorNames={['title']}
          onChange={(title) => edit(writeTitle(draft, title))}
        />
      </div>
      {blanks && (
        <div className={css.titleFoot}>
          {
            <Button size="small" icon={<Icon of={AddIcon} size="small" />} onPress={insert}>
              {words.insertBlank}
            </Button>
          }
          {!keyless && <BlankCount editor={editor} blanks={blanks} />}
        </div>
      )}
    </div>
  );
}

/** The number of blanks and the number of blanks with an answer: they have to be equal. */
function BlankCount({ editor: { draft, words }, blanks }: { editor: Editor; blanks: readonly string[] }) {
  const marked = blanksInTitle(draft.title);
  if (marked.length === 0 && blanks.length === 0) return <span className={css.count}>{words.noBlanks}</span>;
  const answered = blanks.filter((blank) => !isEmptyBlank(draft, blank));
  const match = marked.length === answered.length && marked.every((blank) => answered.includes(blank));
  return (
    <span className={css.count} data-match={match ? 'yes' : 'no'}>
      {words.blankCount(marked.length, answered.length)} ({match ? words.blanksMatch : words.blanksDiffer})
    </span>
  );
}
