import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { AddIcon, DeleteIcon } from '../../../icons';
import { FormPart } from '../../../private/field/FormPart';
import { GroupError } from '../../../private/field/GroupError';
import type { Criterion, Rubric } from '../../QuestionView/rubric/rubric';
import { moved, newChoiceId } from '../choices';
import { DecimalField } from '../DecimalField';
import type { Editor } from '../editor';
import * as css from '../QuestionEditor.css';
import type { DraftKeyOf } from '../questionDraft';
import { RowList } from '../RowList';
import { UndoLine } from '../UndoLine';
import type { AfterEdit } from '../useDraftEdit';

interface RubricPartProps {
  editor: Editor;
  answer: DraftKeyOf<'short_answer'> | DraftKeyOf<'long_answer'>;
}

const most = { criteria: 20, levels: 9 };

/** The criteria by which a written answer is marked, with their levels; none until the author adds one. */
export function RubricPart({ editor, answer }: RubricPartProps) {
  const { draft, edit, words } = editor;
  const { rubric = [], ...rest } = answer;
  const keep = (next: Rubric, after?: AfterEdit) =>
    edit({ ...draft, key: next.length === 0 ? rest : { ...rest, rubric: next } }, after);
  const change = (id: string, part: Partial<Criterion>, after?: AfterEdit) =>
    keep(
      rubric.map((one) => (one.id === id ? { ...one, ...part } : one)),
      after,
    );

  function add() {
    const titles = [words.levelGood, words.levelFair, words.levelPoor];
    const levels = titles.map((title, index) => ({ id: 'abc'.charAt(index), title, points: 2 - index }));
    keep([...rubric, { id: newChoiceId(rubric), title: '', levels }], {
      focus: [`criterion-${rubric.length}`],
      announce: words.added(words.criterion(rubric.length + 1)),
    });
  }

  function remove(index: number) {
    const text = words.removed(words.criterion(index + 1));
    keep(
      rubric.filter((_one, place) => place !== index),
      {
        focus: [`criterion-${Math.max(0, Math.min(index, rubric.length - 2))}`, 'rubric:add'],
        announce: text,
        undo: { at: 'rubric', text },
      },
    );
  }

  return (
    <FormPart name={words.rubric}>
      <div className={css.blanks}>
        <div>
          <Text size="small" weight="medium">
            {words.rubric}
          </Text>
          <Text size="caption" tone="muted">
            {words.rubricHint}
          </Text>
        </div>
        {rubric.map((criterion, index) => (
          <section key={criterion.id} className={css.blank} aria-label={words.criterion(index + 1)}>
            <div className={css.blankHead}>
              <span className={css.blankName}>{words.criterion(index + 1)}</span>
              <span className={css.blankTools}>
                <IconButton
                  name={words.remove(words.criterion(index + 1))}
                  icon={<Icon of={DeleteIcon} />}
                  size="small"
                  onPress={() => remove(index)}
                />
              </span>
            </div>
            <div data-focus={`criterion-${index}`}>
              <TextField
                label={words.criterionTitle}
                required
                maxLength={300}
                autoComplete="off"
                value={criterion.title}
                errorNames={[`key.rubric.${index}.title`]}
                onChange={(title) => change(criterion.id, { title })}
              />
            </div>
            <Levels
              editor={editor}
              criterion={criterion}
              index={index}
              onChange={(levels, after) => change(criterion.id, { levels }, after)}
            />
            <GroupError
              id={`${editor.id}-criterion-${index}`}
              names={[`key.rubric.${index}`]}
              label={words.criterion(index + 1)}
            />
          </section>
        ))}
        {rubric.length < most.criteria && (
          <div data-focus="rubric:add">
            <Button size="small" icon={<Icon of={AddIcon} size="small" />} onPress={add}>
              {words.addCriterion}
            </Button>
          </div>
        )}
        <UndoLine editor={editor} at="rubric" />
      </div>
    </FormPart>
  );
}

interface LevelsProps {
  editor: Editor;
  criterion: Criterion;
  index: number;
  onChange: (levels: Criterion['levels'], after?: AfterEdit) => void;
}

function Levels({ editor, criterion: { levels }, index, onChange }: LevelsProps) {
  const { words } = editor;
  const name = `levels-${index}`;
  const nameOf = (place: number) => words.level(place + 1);
  const write = (id: string, part: Partial<Criterion['levels'][number]>) =>
    onChange(levels.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <RowList
      editor={editor}
      name={name}
      label={words.levels}
      ids={levels.map(({ id }) => id)}
      rowName={nameOf}
      addLabel={levels.length < most.levels ? words.addLevel : undefined}
      onAdd={(after) => onChange([...levels, { id: newChoiceId(levels), title: '', points: 0 }], after)}
      onMove={(from, to, after) => onChange(moved(levels, from, to), after)}
      {...(levels.length > 2 && {
        onRemove: (id: string, after: AfterEdit) =>
          onChange(
            levels.filter((one) => one.id !== id),
            after,
          ),
      })}
    >
      {(id, place) => {
        const level = levels[place];
        if (!level) return null;
        const path = `key.rubric.${index}.levels.${place}`;
        return (
          <div className={css.level}>
            <TextField
              aria-label={nameOf(place)}
              maxLength={300}
              autoComplete="off"
              value={level.title}
              errorNames={[`${path}.title`]}
              onChange={(title) => write(id, { title })}
            />
            <DecimalField
              aria-label={words.levelPoints(nameOf(place))}
              end={words.points}
              // A level without points is below all that are allowed.
              value={level.points < 0 ? null : level.points}
              min={0}
              wrong={words.notANumber}
              errorNames={[`${path}.points`]}
              onChange={(points) => write(id, { points: points ?? -1 })}
            />
          </div>
        );
      }}
    </RowList>
  );
}
