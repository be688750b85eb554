import { useRef, type ReactNode } from 'react';
import { TriggerContext } from '../../private/TriggerContext';

export interface FileTriggerProps {
  /** File types that the file chooser offers: `['.xlsx', '.csv', 'image/*']`. The caller must still validate the files. */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** A Button or an IconButton. */
  children: ReactNode;
}

/** A button that opens the file chooser. */
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
          // Selecting the same file again, after it was edited, must fire a change event.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
