import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TriggerContext } from '../../private/TriggerContext';

export interface FileTriggerProps {
  /** File types that the file chooser offers: `['.xlsx', '.csv', 'image/*']`. The caller must still validate the files. */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  /** The chooser offers folders; `onFiles` gets all that they have, each file with its `webkitRelativePath`. */
  folder?: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** A Button or an IconButton. */
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function FileTrigger({
  accept,
  multiple = false,
  folder = false,
  onFiles,
  children,
}: FileTriggerProps) {
  const input = useRef<HTMLInputElement>(null);
  // React knows no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.webkitdirectory = folder;
  }, [folder]);
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
