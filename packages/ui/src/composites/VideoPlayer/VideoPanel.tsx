import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './VideoPlayer.css';

interface VideoPanelProps {
  id: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Native controls inside the player: a panel elsewhere on the page is invisible in full screen. */
export function VideoPanel({ id, label, onClose, children }: VideoPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const first =
      panel.current?.querySelector<HTMLElement>('input:checked, [aria-current]') ??
      panel.current?.querySelector<HTMLElement>('button');
    first?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles Escape and blur
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={label}
      className={css.settings}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {children}
    </div>
  );
}
