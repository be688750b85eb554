import type { Attempt } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { useEffect, useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { browserEnvironment } from '../../journal/browserEnvironment';
import { keptAttempt } from './keptAttempt';
import { words } from './words';

interface KeptExamProps {
  assignmentId: string;
  takeHref: (attemptId: string) => string;
}

/** Shown when the server is unreachable: opens an exam that was opened on this device before. */
export function KeptExam({ assignmentId, takeHref }: KeptExamProps) {
  const { id: userId } = useUser();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  useEffect(() => {
    let wanted = true;
    keptAttempt(userId, assignmentId, browserEnvironment()).then(
      (kept) => wanted && setAttempt(kept),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [userId, assignmentId]);
  if (!attempt) return null;
  return (
    <Callout
      tone="waiting"
      title={words('offlineTitle')}
      actions={
        <ButtonLink variant="primary" href={takeHref(attempt.id)}>
          {words('offlineGoOn')}
        </ButtonLink>
      }
    >
      {words('offlineText')}
    </Callout>
  );
}
