import type { OwnRequest } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { forgottenAfterDays } from '@sen/domain/registration/forgottenAfterDays';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { waitingWords as words } from './waitingWords';

/** The unit denied the request: the reason, and a way to request again. */
export function DeniedByUnit({ request }: { request: OwnRequest }) {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const asking = useMutation({
    mutationFn: () => registrationMutations.ask({ note: note.trim() }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: registrationQueries.all() }),
  });
  const { company_name: unit, reason, email } = request;
  return (
    <Stack gap="l">
      <Callout tone="danger" title={words('denied', { unit })}>
        {reason ? words('deniedFor', { reason }) : words('deniedAlone')}
        {email && ` ${words('contact', { email })}`}
      </Callout>
      <Card title={words('again')}>
        <Form aria-label={words('again')} onSubmit={() => asking.mutate()}>
          <Text tone="muted">{words('againText', { days: forgottenAfterDays })}</Text>
          {asking.isError && (
            <Callout tone="danger" live>
              {errorText(asking.error)}
            </Callout>
          )}
          <TextArea name="note" label={words('note')} maxLength={500} value={note} onChange={setNote} />
          <Inline justify="end">
            <Button type="submit" variant="primary" pending={asking.isPending}>
              {words('send')}
            </Button>
          </Inline>
        </Form>
      </Card>
    </Stack>
  );
}
