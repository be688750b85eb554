import { useState } from 'react';
import { Button } from '../Button/Button';
import * as css from './DropZone.css';
import type { dropZoneMessages } from './DropZone.messages';

interface HeldFilesProps {
  files: readonly File[];
  /** What is missing; undefined once it is given. */
  missing: string | undefined;
  onContinue: () => void;
  words: (typeof dropZoneMessages)['vi'];
}

/** Files that were chosen before all else was given: the button hands them over, or says what is missing. */
export function HeldFiles({ files, missing, onContinue, words }: HeldFilesProps) {
  const [isTold, setTold] = useState(false);
  return (
    <div className={css.held}>
      <span className={css.names}>{words.chosen(files.map(({ name }) => name).join(', '))}</span>
      <Button
        variant="primary"
        onPress={() => {
          setTold(missing !== undefined);
          if (missing === undefined) onContinue();
        }}
      >
        {words.continue}
      </Button>
      <span role="alert" className={css.missing}>
        {isTold && missing}
      </span>
    </div>
  );
}
