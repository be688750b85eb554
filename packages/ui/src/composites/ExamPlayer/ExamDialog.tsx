import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import * as css from './ExamDialog.css';
import { usePlayer } from './PlayerContext';

interface ExamDialogProps {
  title: string;
  onClose: () => void;
  /** The dialog cannot be closed now. */
  locked?: boolean | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog: it opens instantly beside a hundred questions and needs no network to load. Rendered
 * only while open.
 */
export function ExamDialog({ title, onClose, locked = false, actions, children }: ExamDialogProps) {
  const { words } = usePlayer();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // Closing restores the focus; removing the element would not.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={css.dialog}
      closedby={locked ? 'none' : 'any'}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={css.frame}>
        <div className={css.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          {!locked && (
            <IconButton
              name={words.close}
              icon={<X size="1.25em" strokeWidth={1.75} aria-hidden="true" />}
              size="small"
              onPress={() => dialog.current?.close()}
            />
          )}
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.foot}>{actions}</div>}
      </div>
    </dialog>
  );
}
