import type { EnteredScore } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { enteredText } from './enteredText';
import { enteredWords } from './enteredWords';

/** Tells of a score that was entered from a file; nothing without one. */
export function EnteredNote({ entered }: { entered: EnteredScore | undefined }) {
  if (!entered) return null;
  return (
    <Callout tone="info" title={enteredText(entered)}>
      {enteredWords('instead')}
    </Callout>
  );
}
