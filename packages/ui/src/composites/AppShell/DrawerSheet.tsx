import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './AppShell.css';

interface DrawerSheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  brand: ReactNode;
  children: ReactNode;
}

/** The browser's own modal dialog: the page behind is inert, Escape closes it, the focus goes back. */
export function DrawerSheet({ label, closeLabel, onClose, brand, children }: DrawerSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop is a press on the dialog itself; Escape does the same for keys
    <dialog
      ref={dialog}
      aria-label={label}
      className={css.sheet}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.sheetTop}>
        {brand}
        <button type="button" aria-label={closeLabel} className={css.iconButton} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
