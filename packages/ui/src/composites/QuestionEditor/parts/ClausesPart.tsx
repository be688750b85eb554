import { TextArea } from '../../../components/TextArea/TextArea';
import type { Choice, ContentOf } from '../../QuestionView/question';
import { fullOrder } from '../../QuestionView/order';
import { addChoice, moved, withoutChoice, writeChoice } from '../choices';
import type { Editor } from '../editor';
import type { DraftKeyOf, QuestionDraft } from '../questionDraft';
import { RowList } from '../RowList';
import * as css from '../RowList.css';

interface ClausesPartProps {
  editor: Editor;
  content: ContentOf<'order_clauses'>;
  answer: DraftKeyOf<'order_clauses'>;
}

/** Clauses, written in their correct order. */
export function ClausesPart({ editor, content, answer }: ClausesPartProps) {
  const { draft, edit, words, keyless } = editor;
  const { clauses } = content;
  const all = clauses.map(({ id }) => id);
  const order = fullOrder(answer.order, all);
  const nameOf = (index: number) => words.clause(index + 1);
  const keep = (next: Choice[], ids: string[]): QuestionDraft => ({
    ...draft,
    content: { ...content, clauses: next },
    key: { ...answer, order: ids },
  });

  function add() {
    const next = addChoice(clauses);
    const id = next.at(-1)?.id;
    return keep(next, id === undefined ? order : [...order, id]);
  }

  return (
    <RowList
      editor={editor}
      name="clauses"
      label={keyless ? words.items : words.clauses}
      hint={keyless ? undefined : words.clausesHint}
      errorNames={['content.clauses', 'key.order', 'key']}
      ids={order}
      rowName={nameOf}
      renderLead={(_id, index) => (
        <span className={css.number} aria-hidden="true">
          {index + 1}.
        </span>
      )}
      addLabel={words.addClause}
      onAdd={(after) => edit(add(), after)}
      onRemove={(id, after) =>
        edit(
          keep(
            withoutChoice(clauses, id),
            order.filter((other) => other !== id),
          ),
          after,
        )
      }
      onMove={(from, to, after) => edit(keep(clauses, moved(order, from, to)), after)}
    >
      {(id, index) => (
        <TextArea
          aria-label={nameOf(index)}
          rows={1}
          value={clauses.find((clause) => clause.id === id)?.text ?? ''}
          errorNames={[`content.clauses.${all.indexOf(id)}.text`]}
          onChange={(text) => edit(keep(writeChoice(clauses, id, text), order))}
        />
      )}
    </RowList>
  );
}
