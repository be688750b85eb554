import { Heading } from '../../components/Heading/Heading';
import { Progress } from '../../components/Progress/Progress';
import { Spinner } from '../../components/Spinner/Spinner';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';

interface WorkStepProps {
  /** The operation in progress: the same from its beginning to its end, since it has the focus. */
  title: string;
  /** How far it is, and a note for the user. */
  label?: string | undefined;
  note: string;
  /** From 0 to 1, if known. */
  progress: number | undefined;
}

/** The file is being read, or its rows are being saved. */
export function WorkStep({ title, label, note, progress }: WorkStepProps) {
  return (
    <div className={css.middle}>
      <Stack gap="s">
        <div className={css.working}>
          {progress === undefined && <Spinner />}
          <Heading level={2} focusable>
            {title}
          </Heading>
        </div>
        {progress !== undefined && (
          <Progress label={label ?? title} bare={label === undefined} value={progress} max={1} />
        )}
        {progress === undefined && label !== undefined && <Text>{label}</Text>}
        <Text tone="muted" size="small">
          {note}
        </Text>
      </Stack>
    </div>
  );
}
