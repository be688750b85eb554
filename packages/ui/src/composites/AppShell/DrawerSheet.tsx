import { CloseIcon } from '../../icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { ButtonFrame } from '../../private/ButtonFrame';
import * as css from './AppShell.css';
import { scrollToCurrent } from './scrollToCurrent';

interface DrawerSheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  brand: ReactNode;
  children: ReactNode;
}

/** A native modal dialog: the page behind is inert, Escape closes it and focus is restored. */
export function DrawerSheet({ label, closeLabel, onClose, brand, children }: DrawerSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    scrollToCurrent(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} aria-label={label} closedby="any" className={css.sheet} onClose={onClose}>
      <div className={css.sheetTop}>
        {brand}
        <ButtonFrame label={closeLabel} className={css.iconButton} onPress={() => dialog.current?.close()}>
          <Icon of={CloseIcon} />
        </ButtonFrame>
      </div>
      {children}
    </dialog>
  );
}
