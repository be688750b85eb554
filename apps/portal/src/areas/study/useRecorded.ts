import type { Answer, Study } from '@sen/api/contract/model';
import { studyQueries } from '@sen/api/resources/study/studyQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { placesOf } from './studyPlaces';
import { words } from './words';

type Recorded = Answer<'recordActivity'>['data'];
type RecordedLesson = Pick<Recorded['lessons'][number], 'classroom_id' | 'session_id' | 'completed_at'>;

/** What the server answers to the reports of this room: completed lessons, and why the time does not count. */
export function useRecorded(study: Study, recorder: ActivityRecorder | null) {
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
      for (const { session_id, completed_at } of mine) {
        const item = known.find((place) => place.item.id === session_id)?.item;
        if (completed_at === null || !item || item.state === 'done') continue;
        setCompleted((before) => new Map(before).set(session_id, completed_at));
        showToast({ tone: 'success', text: words('lessonDone', { title: item.title }) });
      }
      void client.invalidateQueries({ queryKey: studyQueries.ofClass(classroom_id).queryKey, exact: true });
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
  return { completed, notCounted, note };
}
