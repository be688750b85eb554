import type { QuestionRow } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { showToast } from '@sen/ui/Toast';
import { useEffect, useRef } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import type { FormWork } from '../../patterns/forms/FormPage';
import { drawWords as words } from './drawWords';
import {
  builderQuestion,
  type ExamForm,
  questionIds,
  withoutQuestions,
  withQuestions,
  withReplaced,
} from './examForm';

/** Puts drawn questions into the exam that is being written; both can be undone, whatever else was changed meanwhile. */
export function useDrawnQuestions({ value, change }: Pick<FormWork<ExamForm>, 'value' | 'change'>) {
  const latest = useRef({ parts: value.parts, change });
  useEffect(() => {
    latest.current = { parts: value.parts, change };
  });
  const edit = (next: (parts: ExamForm['parts']) => ExamForm['parts']) =>
    latest.current.change({ parts: next(latest.current.parts) });

  function add(partKey: string, drawn: readonly QuestionRow[]): void {
    edit((parts) => withQuestions(parts, partKey, drawn));
    const ids = new Set(drawn.map(({ id }) => id));
    showToast({
      tone: 'success',
      text: words('drawn', { count: drawn.length }),
      action: { label: words('undo'), onPress: () => edit((parts) => withoutQuestions(parts, ids)) },
    });
  }

  async function replace(id: string): Promise<void> {
    const { parts } = latest.current;
    const before = parts.flatMap(({ questions }) => questions).find(({ question }) => question.id === id);
    const { data } = await examMutations.redraw({ question_id: id, except: [...questionIds(parts)] });
    const after = builderQuestion(data);
    edit((now) => withReplaced(now, id, after));
    showToast({
      tone: 'success',
      text: words('replaced', { title: after.title }),
      action: before && {
        label: words('undo'),
        onPress: () => edit((now) => withReplaced(now, after.id, before.question)),
      },
    });
  }

  return { add, replace: (id: string) => void replace(id).catch(showRefusal) };
}
