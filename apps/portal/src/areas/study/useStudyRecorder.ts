import { useEffect, useSyncExternalStore } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { currentRecorder, recordPage, subscribeToRecorder } from '../../activity/recordPage';
import type { Place } from '../../activity/reportStore';
import { registerLeaveTask } from '../../app/session/leaveGuards';

/** Records how long the room is used, from the first moment on; null until it is on the screen. */
export function useStudyRecorder(userId: string): ActivityRecorder | null {
  useEffect(() => {
    const end = recordPage(userId);
    const unregister = registerLeaveTask(end);
    return () => {
      unregister();
      void end();
    };
  }, [userId]);
  return useSyncExternalStore(subscribeToRecorder, currentRecorder);
}

/** Records the time for a lesson while it is open; null where it does not count. */
export function useStudiedPlace(recorder: ActivityRecorder | null, place: Place | null): void {
  const { classroom_id, session_id } = place ?? {};
  useEffect(() => {
    if (!recorder || classroom_id === undefined || session_id === undefined) return undefined;
    recorder.enter({ classroom_id, session_id });
    return () => recorder.enter(null);
  }, [recorder, classroom_id, session_id]);
}
