import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MoreIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as css from './PageHeader.css';
import { pageHeaderMessages } from './PageHeader.messages';

/**
 * Actions in a row; on a phone in a panel that a button opens. They stay mounted, so that a dialog which one of them opens
 * survives and returns the focus to it.
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const words = useMessages(pageHeaderMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    function closeOutside({ target }: PointerEvent) {
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest('[role="dialog"], [role="alertdialog"], dialog')) setOpen(false);
    }
    function closeByKey({ key, target }: KeyboardEvent) {
      if (key !== 'Escape' || !(target instanceof Node) || !root.current?.contains(target)) return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <div ref={root} className={css.more}>
      <span className={css.moreButton}>
        <IconButton
          ref={button}
          name={words.more}
          icon={<Icon of={MoreIcon} />}
          variant="secondary"
          expanded={open}
          controls={id}
          onPress={() => setOpen(!open)}
        />
      </span>
      <div id={id} className={css.moreActions} data-open={open || undefined}>
        {children}
      </div>
    </div>
  );
}
