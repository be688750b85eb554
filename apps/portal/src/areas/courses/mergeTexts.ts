import type { CourseChange } from '@sen/domain/courses/courseChanges';
import type { CourseNode } from '@sen/domain/courses/courseNodes';
import type { MergedField } from '@sen/domain/courses/mergedFields';
import type { Choice, MergeConflict, NodePart } from '@sen/domain/courses/mergeConflict';
import { formatDateTime, formatNumber, formatPercent } from '../../words/formats';
import { priceLabel } from '../../words/priceLabel';
import { type CourseForm } from './courseForm';
import { fieldLabel, kindLabel, levelLabel } from './courseLabels';
import { formWords as words } from './formWords';

/** What the other person changed, on one line. */
export function changeText(change: CourseChange): string {
  if (change.kind === 'field') return words('changedField', { field: fieldLabel(change.field) });
  if (change.kind === 'reordered') return words('reordered', { title: change.title ?? words('course') });
  const key = { added: 'addedNode', removed: 'removedNode', edited: 'editedNode' } as const;
  return words(key[change.kind], { title: change.node.title });
}

interface Sides {
  mine: CourseForm;
  theirs: CourseForm;
  who: string;
}

interface ConflictTexts {
  label: string;
  mine: string;
  theirs: string;
  /** What counts until one is chosen. */
  preset: Choice;
}

/** What is asked of a conflict, and the two answers. */
export function conflictTexts(conflict: MergeConflict, { mine, theirs, who }: Sides): ConflictTexts {
  const of = (label: string, own: string, other: string): ConflictTexts => ({
    label,
    mine: words('mine', { value: own || words('nothing') }),
    theirs: words('theirs', { who, value: other || words('nothing') }),
    preset: 'mine',
  });
  switch (conflict.kind) {
    case 'field':
      return of(
        fieldLabel(conflict.field),
        fieldText(conflict.field, mine),
        fieldText(conflict.field, theirs),
      );
    case 'node':
      return of(
        words(partWords[conflict.part], { title: conflict.title }),
        partText(conflict.part, conflict.mine, mine),
        partText(conflict.part, conflict.theirs, theirs),
      );
    case 'deleted': {
      const [own, other] =
        conflict.by === 'mine' ? (['remove', 'keep'] as const) : (['keep', 'remove'] as const);
      const texts = of(words('deletedOf', { title: conflict.title }), words(own), words(other));
      return { ...texts, preset: conflict.by === 'mine' ? 'theirs' : 'mine' };
    }
    case 'order':
      return {
        label: words('orderOf', { title: conflict.title ?? words('course') }),
        mine: words('mineOrder'),
        theirs: words('theirsOrder', { who }),
        preset: 'mine',
      };
  }
}

function fieldText(field: MergedField, form: CourseForm): string {
  switch (field) {
    case 'kind':
      return kindLabel(form.kind);
    case 'level':
      return form.level === '' ? '' : levelLabel(form.level);
    case 'field':
      return form.field?.name ?? '';
    case 'teacher_id':
      return form.teacher?.name ?? '';
    case 'survey_id':
      return form.survey?.name ?? '';
    case 'start_time':
      return form.start_time === '' ? '' : formatDateTime(form.start_time);
    case 'price':
      return form.price === null ? '' : priceLabel(form.price);
    default: {
      const value = form[field];
      return typeof value === 'number' ? formatNumber(value) : (value ?? '');
    }
  }
}

const partWords = {
  title: 'titleOf',
  held: 'heldOf',
  exam: 'examOf',
  weight: 'weightOf',
  parent: 'placeOf',
  kind: 'kindOf',
} as const satisfies Record<NodePart, Parameters<typeof words>[0]>;

function partText(part: NodePart, node: CourseNode, form: CourseForm): string {
  if (part === 'parent') return form.tree.find(({ id }) => id === node.parent)?.title ?? '';
  if (part === 'held' && node.kind === 'session')
    return [words(node.held), node.lessonName ?? ''].filter((text) => text !== '').join(': ');
  if (part === 'weight' && node.kind === 'exam')
    return node.weight === null ? '' : formatPercent(node.weight);
  return node.title;
}
