import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { emptyRequest, supportReaders } from './supportForm';
import { SupportRequestForm } from './SupportRequestForm';
import { words } from './words';

/** Sends a question to the unit's managers, who answer by email. */
export function SupportPage() {
  const user = useUser();
  const [isSent, setSent] = useState(false);
  const head = { title: pageTitle('support'), back: { href: href('profile'), label: pageTitle('profile') } };
  if (isSent)
    return (
      <PageFrame measure="sheet">
        <Stack gap="l">
          <PageHeader {...head} />
          <Callout
            tone="success"
            title={words('sent')}
            live
            actions={
              <Button size="small" onPress={() => setSent(false)}>
                {words('another')}
              </Button>
            }
          >
            {words('answer', { email: user.email })}
          </Callout>
        </Stack>
      </PageFrame>
    );
  return (
    <FormPage
      {...head}
      draftKey={`${user.id}:support`}
      base={null}
      initial={emptyRequest}
      readers={supportReaders}
    >
      {(work) => <SupportRequestForm work={work} email={user.email} onSent={() => setSent(true)} />}
    </FormPage>
  );
}
