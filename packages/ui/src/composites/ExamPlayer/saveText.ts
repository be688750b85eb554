import type { ExamMessages } from './ExamPlayer.messages';
import type { ExamSave } from './examState';
import type { ExamTime } from './examTime';

/**
 * Save state of the whole exam, in words.
 * @param ending time is up or the exam is being submitted: nobody is told to go on
 */
export function saveText(save: ExamSave, words: ExamMessages, time: ExamTime, ending: boolean): string {
  const since = time.second(save.since);
  const kept = (ending ? words.keptHereSignedOut : words.keptHere)(save.unsaved);
  switch (save.connection) {
    case 'online':
      if (save.unsaved > 0) return words.saving(save.unsaved);
      return save.savedAt == null ? words.nothingYet : words.savedAll(time.second(save.savedAt));
    case 'offline':
      return `${words.offline(since)} ${kept}`;
    case 'unreachable':
      return `${words.unreachable(since)} ${kept}`;
    case 'signedOut':
      return `${save.reason ?? words.signedOut(since)} ${words.keptHereSignedOut(save.unsaved)}`;
    case 'refused':
      return `${save.reason ?? words.refused(since)} ${words.keptHereSignedOut(save.unsaved)}`;
  }
}
