import { CircleCheck, CircleX, CloudOff, LogOut, RefreshCw } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Connection, ExamSave } from './examState';
import { saveText } from './saveText';
import * as css from './SaveStatus.css';
import { usePlayer } from './PlayerContext';

const icons = {
  online: CircleCheck,
  offline: CloudOff,
  unreachable: CloudOff,
  signedOut: LogOut,
  refused: CircleX,
} satisfies Record<Connection, unknown>;

const quiet = 5000;

interface SaveStatusProps {
  save: ExamSave;
  /** Time is up, or the exam is being submitted. */
  ending: boolean;
}

/**
 * Save state of the whole exam, in words. Its space is reserved, so that a change shifts nothing; it
 * announces only changes of kind.
 */
export const SaveStatus = memo(function SaveStatus({ save, ending }: SaveStatusProps) {
  const { words, time } = usePlayer();
  const saving = save.connection === 'online' && save.unsaved > 0;
  const Icon = saving ? RefreshCw : icons[save.connection];
  const text =
    ending && save.connection === 'online' && save.unsaved === 0
      ? words.handingIn
      : saveText(save, words, time, ending);
  return (
    <p className={css.status} data-connection={save.connection}>
      <Icon className={css.icon} size="1.25em" strokeWidth={1.75} aria-hidden="true" />
      <span className={css.text}>{text}</span>
      <SpokenSave save={save} text={text} />
    </p>
  );
});

/** Announces that the connection was lost or restored, not every save, and nothing twice within five seconds. */
function SpokenSave({ save, text }: { save: ExamSave; text: string }) {
  const { words } = usePlayer();
  const [spoken, setSpoken] = useState('');
  const last = useRef<{ connection: Connection; at: number }>({ connection: 'online', at: -Infinity });
  const now = useRef(text);
  useEffect(() => {
    now.current = text;
  });
  useEffect(() => {
    if (save.connection === last.current.connection) return undefined;
    const wait = Math.max(0, last.current.at + quiet - performance.now());
    const turn = setTimeout(() => {
      last.current = { connection: save.connection, at: performance.now() };
      setSpoken(save.connection === 'online' ? `${words.backOnline} ${now.current}` : now.current);
    }, wait);
    return () => clearTimeout(turn);
  }, [save.connection, words]);
  return <output className={visuallyHidden}>{spoken}</output>;
}
