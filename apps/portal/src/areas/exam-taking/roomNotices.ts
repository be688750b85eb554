import type { AttemptNotice } from '@sen/api/contract/model';
import type { ExamNotice } from '@sen/ui/ExamPlayer';
import { formatTime } from '../../words/formats';
import { words } from './words';

/** What the exam room tells, newest first; each stays until the student closes it. */
export function roomNotices(
  told: readonly AttemptNotice[],
  { closed, close }: { closed: ReadonlySet<string>; close: (ids: readonly string[]) => void },
): ExamNotice[] {
  return told.toReversed().flatMap((notice) => {
    const id = `room ${notice.id}`;
    if (closed.has(id)) return [];
    const tone = notice.kind === 'message' ? 'attention' : 'info';
    return [{ id, tone, text: textOf(notice), onClose: () => close([id]) }];
  });
}

function textOf({ kind, by, at, minutes, text }: AttemptNotice): string {
  const told = { name: by.name, time: formatTime(at), text };
  switch (kind) {
    case 'message':
      return words('roomMessage', told);
    case 'time':
      return words('roomTime', { ...told, minutes: minutes ?? 0 });
    case 'reopen':
      return words('roomReopened', { ...told, minutes: minutes ?? 0 });
    case 'end':
      return words('roomEnded', told);
    case 'file':
      return words('roomTook', told);
  }
}
