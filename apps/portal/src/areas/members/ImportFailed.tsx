import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { ErrorIcon } from '@sen/ui/icons';
import { importWords as words } from './importWords';
import type { MemberImportState } from './useMemberImport';

interface ImportFailedProps {
  state: Extract<MemberImportState, { kind: 'failed' }>;
  onAgain: () => void;
  onRetry: () => void;
}

/** The file could not be read: the reason, and how to continue. */
export function ImportFailed({ state: { body, reason }, onAgain, onRetry }: ImportFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={ErrorIcon}
        title={words('notReadable', { file: body.file.name })}
        actions={
          <>
            <Button onPress={onRetry}>{words('tryAgain')}</Button>
            <Button variant="primary" onPress={onAgain}>
              {words('otherFile')}
            </Button>
          </>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
