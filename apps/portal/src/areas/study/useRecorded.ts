import type { Answer, Study } from '@sen/api/contract/model';
import { studyQueries } from '@sen/api/resources/study/studyQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { commitsOf } from '../../activity/commitsOf';
import { placesOf, withProgress } from './studyPlaces';
import { words } from './words';

type Recorded = Answer<'recordActivity'>['data'];
type RecordedLesson = Recorded['lessons'][number];

/**
 * What the server answers to the reports of this room and to what its packages said, also after they were left: completed lessons, and
 * why the time does not count.
 */
export function useRecorded(study: Study, recorder: ActivityRecorder | null, userId: string) {
  const client = useQueryClient();
  const [completed, setCompleted] = useState<ReadonlyMap<string, string>>(new Map());
  const [notCounted, setNotCounted] = useState<string | null>(null);
  const shown = useRef(study);
  useEffect(() => {
    shown.current = study;
  });
  const { classroom_id } = study;
  const note = useCallback(
    (lessons: readonly RecordedLesson[]) => {
      const mine = lessons.filter((lesson) => lesson.classroom_id === classroom_id);
      if (mine.length === 0) return;
      const known = placesOf(shown.current);
      const { queryKey } = studyQueries.ofClass(classroom_id);
      let isChanged = false;
      for (const { session_id, completed_at } of mine) {
        const item = known.find((place) => place.item.id === session_id)?.item;
        if (completed_at === null || !item || item.state === 'done') continue;
        isChanged = true;
        setCompleted((before) => new Map(before).set(session_id, completed_at));
        showToast({ tone: 'success', text: words('lessonDone', { title: item.title }) });
      }
      // What is completed may open others. All else is in the answer: a report each half a minute does not load the class again.
      if (isChanged) void client.invalidateQueries({ queryKey, exact: true });
      else {
        const seen = new Map(mine.map(({ session_id, progress }) => [session_id, progress]));
        client.setQueryData(queryKey, (before) => before && { data: withProgress(before.data, seen) });
      }
    },
    [client, classroom_id],
  );
  useEffect(
    () =>
      recorder?.onRecorded(({ lessons, refused }: Recorded) => {
        setNotCounted(refused[0]?.message ?? null);
        note(lessons);
      }),
    [recorder, note],
  );
  useEffect(
    () =>
      commitsOf(userId).onHeard((place, outcome) => {
        if (outcome instanceof Error) return;
        const { progress, completed_at } = outcome;
        note([{ ...place, progress, completed_at }]);
      }),
    [userId, note],
  );
  return { completed, notCounted };
}
