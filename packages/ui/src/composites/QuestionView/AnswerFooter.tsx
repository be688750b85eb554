import type { ReactNode } from 'react';
import { Eraser } from 'lucide-react';
import * as css from './AnswerFooter.css';

interface AnswerFooterProps {
  clear?: { label: string; onPress: () => void; shown?: boolean | undefined } | undefined;
  /** Shown instead of `clear` while there is nothing to clear. */
  instead?: ReactNode;
  status: ReactNode;
}

/** Below each answer; the space of both is reserved, so that nothing shifts. */
export function AnswerFooter({ clear, instead, status }: AnswerFooterProps) {
  if (!clear && !status) return null;
  return (
    <div className={css.footer}>
      {instead}
      {clear && !instead && (
        <button
          type="button"
          className={css.clear}
          data-clear=""
          data-shown={clear.shown}
          onClick={clear.onPress}
        >
          <Eraser size="1.125em" strokeWidth={1.75} aria-hidden="true" />
          {clear.label}
        </button>
      )}
      {status && <div className={css.status}>{status}</div>}
    </div>
  );
}
