import { TextArea } from '../../../components/TextArea/TextArea';
import type { ContentOf } from '../../QuestionView/question';
import { addChoice, moved, withoutChoice, writeChoice } from '../choices';
import type { Editor } from '../editor';
import { ExtrasList } from '../ExtrasList';
import { dropPlace, linkedChoice, writeLinked, type Linked } from '../linkedTexts';
import * as css from '../QuestionEditor.css';
import type { DraftKeyOf } from '../questionDraft';
import { RowList } from '../RowList';

interface PairsPartProps {
  editor: Editor;
  content: ContentOf<'match_clauses'>;
  answer: DraftKeyOf<'match_clauses'>;
}

/** Pairs of clauses, and right-hand clauses without a partner. */
export function PairsPart({ editor, content, answer }: PairsPartProps) {
  const { draft, edit, words } = editor;
  const { left } = content;
  const linked: Linked = { pool: content.right, links: answer.pairs };
  const keep = (lefts: typeof left, { pool, links }: Linked) => ({
    ...draft,
    content: { ...content, left: lefts, right: pool },
    key: { ...answer, pairs: links },
  });
  const nameOf = (index: number) => words.pair(index + 1);

  function add() {
    const lefts = addChoice(left);
    const id = lefts.at(-1)?.id;
    return keep(lefts, id === undefined ? linked : writeLinked(linked, id, ''));
  }

  return (
    <>
      <RowList
        editor={editor}
        name="pairs"
        label={words.pairs}
        errorNames={['content.left', 'content.right', 'key.pairs', 'key']}
        ids={left.map(({ id }) => id)}
        rowName={nameOf}
        addLabel={words.addPair}
        onAdd={(after) => edit(add(), after)}
        onRemove={(id, after) => edit(keep(withoutChoice(left, id), dropPlace(linked, id)), after)}
        onMove={(from, to, after) => edit(keep(moved(left, from, to), linked), after)}
      >
        {(id, index) => {
          const right = linkedChoice(linked, id);
          const at = right ? content.right.indexOf(right) : -1;
          return (
            <div className={css.pair}>
              <TextArea
                aria-label={`${nameOf(index)}: ${words.left}`}
                placeholder={words.left}
                rows={1}
                value={left[index]?.text ?? ''}
                errorNames={[`content.left.${index}.text`]}
                onChange={(text) => edit(keep(writeChoice(left, id, text), linked))}
              />
              <div data-focus={`pairs:${index}:right`}>
                <TextArea
                  aria-label={`${nameOf(index)}: ${words.rightSide}`}
                  placeholder={words.rightSide}
                  rows={1}
                  value={right?.text ?? ''}
                  errorNames={[`content.right.${at}.text`]}
                  onChange={(text) => edit(keep(left, writeLinked(linked, id, text)))}
                />
              </div>
            </div>
          );
        }}
      </RowList>
      <ExtrasList
        editor={editor}
        linked={linked}
        keep={(next) => keep(left, next)}
        label={words.extraClauses}
        addLabel={words.addExtraClause}
        rowName={words.extraClause}
        path="content.right"
      />
    </>
  );
}
