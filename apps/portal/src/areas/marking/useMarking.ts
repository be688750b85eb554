import { ApiError } from '@sen/api/client/ApiError';
import type { Review } from '@sen/api/contract/model';
import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { markingQueries } from '@sen/api/resources/marking/markingQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import type { Mark, MarkDraft, MarkSave } from '@sen/ui/ExamReview';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../../app/drafts/useDraft';
import { errorText } from '../../app/errors/errorText';
import { readMarkDrafts } from './markDrafts';

export interface Marking {
  /** Undefined until the drafts have been read from the device. */
  drafts: Readonly<Record<string, MarkDraft>> | undefined;
  saves: Readonly<Record<string, MarkSave>>;
  onDraft: (questionId: string, draft: MarkDraft) => void;
  onMark: (questionId: string, mark: Mark) => void;
}

/** The marks of one attempt: saved on the server one by one; unsaved input is kept on this device. */
export function useMarking({ result: { attempt_id }, parts }: Review, teacherId: string): Marking {
  const queries = useQueryClient();
  const [saves, setSaves] = useState<Readonly<Record<string, MarkSave>>>({});
  const { found, keep, drop } = useDraft(`marks ${teacherId} ${attempt_id}`);
  const typed = useRef<Record<string, MarkDraft> | null>(null);

  const drafts = found === undefined ? undefined : readMarkDrafts(found?.value);

  const remember = useCallback(
    (change: (all: Record<string, MarkDraft>) => Record<string, MarkDraft>) => {
      typed.current = change(typed.current ?? readMarkDrafts(found?.value));
      if (Object.keys(typed.current).length > 0) keep(typed.current, null);
      else void drop();
    },
    [found, keep, drop],
  );

  const say = (questionId: string, save: MarkSave) => setSaves((all) => ({ ...all, [questionId]: save }));

  const onMark = async (question_id: string, { score, comment, rubric }: Mark) => {
    say(question_id, { state: 'saving' });
    try {
      // What this page shows: a mark that somebody else has given since is refused.
      const base = parts
        .flatMap(({ questions }) => questions)
        .find(({ question }) => question.id === question_id)?.mark_revision;
      const answer = await attemptMutations.mark({
        attempt_id,
        question_id,
        score,
        comment,
        base: base ?? 0,
        ...(rubric && { rubric }),
      });
      say(question_id, { state: 'saved', since: Date.now() });
      remember(({ [question_id]: _given, ...others }) => others);
      queries.setQueryData(attemptQueries.review(attempt_id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: classQueries.all() });
      void queries.invalidateQueries({ queryKey: overviewQueries.all() });
      void queries.invalidateQueries({ queryKey: markingQueries.all() });
    } catch (error) {
      say(question_id, { state: 'failed', reason: errorText(error) });
      // The other mark is shown, and marking again replaces it knowingly.
      if (error instanceof ApiError && error.code === 'markedMeanwhile')
        void queries.invalidateQueries({ queryKey: attemptQueries.review(attempt_id).queryKey });
    }
  };

  return {
    drafts,
    saves,
    onDraft: (questionId, draft) => remember((all) => ({ ...all, [questionId]: draft })),
    onMark: (questionId, mark) => void onMark(questionId, mark),
  };
}
