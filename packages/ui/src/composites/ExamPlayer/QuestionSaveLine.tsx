import { CircleCheck, HardDrive, TriangleAlert } from 'lucide-react';
import type { QuestionSave } from './examState';
import * as css from './QuestionSaveLine.css';
import { usePlayer } from './PlayerContext';
import { useCell } from './useAnswerSheet';

const icons = { page: TriangleAlert, device: HardDrive, server: CircleCheck } satisfies Record<
  QuestionSave['place'],
  unknown
>;

/** Save state of the answer to a question, in words. */
export function QuestionSaveLine({ id }: { id: string }) {
  const { words, time } = usePlayer();
  const { save } = useCell(id);
  if (!save) return <span className={css.line} />;
  const Icon = icons[save.place];
  const since = time.second(save.since);
  const text = {
    page: words.onPage,
    device: words.onDevice,
    server: save.elsewhere ? words.elsewhere(since) : words.onServer(since),
  }[save.place];
  return (
    <span className={css.line} data-place={save.place}>
      <Icon size="1.125em" strokeWidth={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}
