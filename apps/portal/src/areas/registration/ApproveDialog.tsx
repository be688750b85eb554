import type { RequestRow } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fieldErrorTexts } from '../../words/fieldErrorTexts';
import { ClassChoice } from './ClassChoice';
import { DecideDialog } from './DecideDialog';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

interface ApproveDialogProps {
  ids: readonly string[];
  rows: readonly RequestRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Approves requests: their people are placed in the class that is chosen here. */
export function ApproveDialog({ ids, rows, onDone, onClose }: ApproveDialogProps) {
  const queries = useQueryClient();
  const [row] = rows;
  const only = ids.length === 1 ? row : undefined;
  const asked = only?.asked_class ?? null;
  const [classroom, setRoom] = useState(asked?.id ?? null);
  const wrong = useMemo(
    () => (classroom === null ? fieldErrorTexts([fieldError('classroom_id', 'pleaseSelectAClass')]) : null),
    [classroom],
  );
  return (
    <DecideDialog
      title={only ? words('approveOne', { name: only.name }) : words('approveTitle', { count: ids.length })}
      submit={words('approve')}
      done={words('approveDone', { count: ids.length })}
      wrong={wrong}
      decide={() => registrationMutations.approve([...ids], classroom ?? '')}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: classQueries.all() });
        onDone();
      }}
      onClose={onClose}
    >
      <Stack gap="m">
        <ClassChoice unit={row?.company_id} asked={asked} value={classroom} onChange={setRoom} />
        <Text tone="muted">{words('approveText')}</Text>
        {only && <RequestFacts request={only} />}
      </Stack>
    </DecideDialog>
  );
}
