import { ApiError } from '@sen/api/client/ApiError';
import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { ErrorIcon, NoNetworkIcon, RetryIcon } from '@sen/ui/icons';
import { errorText } from '../app/errors/errorText';
import { words } from './words';

export interface FailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A failed call: the reason and a retry button. */
export function Failed({ error, retrying, onRetry }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={error instanceof ApiError && error.status > 0 ? ErrorIcon : NoNetworkIcon}
        title={words('failedTitle')}
        actions={
          <Button icon={<Icon of={RetryIcon} />} pending={retrying} onPress={onRetry}>
            {words('retry')}
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}
