import { Progress } from '../../components/Progress/Progress';
import { Spinner } from '../../components/Spinner/Spinner';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';

interface WorkStepProps {
  /** The operation in progress, and a note for the user. */
  label: string;
  note: string;
  /** From 0 to 1, if known. */
  progress: number | undefined;
}

/** The file is being read, or its rows are being saved. */
export function WorkStep({ label, note, progress }: WorkStepProps) {
  return (
    <div className={css.middle}>
      <Stack gap="s">
        {progress === undefined ? (
          <div className={css.working}>
            <Spinner />
            <Text weight="medium">{label}</Text>
          </div>
        ) : (
          <Progress label={label} value={progress} max={1} />
        )}
        <Text tone="muted" size="small">
          {note}
        </Text>
      </Stack>
    </div>
  );
}
