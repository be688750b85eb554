import { ErrorScreen } from './ErrorScreen';

export function ForbiddenPage() {
  return <ErrorScreen kind="forbidden" />;
}
