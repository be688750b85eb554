import { useRef, type ReactNode } from 'react';
import { TriggerContext } from '../../private/TriggerContext';

export interface FileTriggerProps {
  /** Kinds of file that the chooser offers: `['.xlsx', '.csv', 'image/*']`. The receiver still judges what came. */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** A Button or an IconButton. */
  children: ReactNode;
}

/** A button that chooses files. */
export function FileTrigger({ accept, multiple = false, onFiles, children }: FileTriggerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = { onClick: () => input.current?.click() };
  return (
    <>
      <TriggerContext value={open}>{children}</TriggerContext>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file, mended and chosen again, must count as a new choice.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
