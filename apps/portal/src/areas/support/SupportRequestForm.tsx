import type { SupportRequest } from '@sen/api/contract/model';
import { supportMutations } from '@sen/api/resources/support/supportMutations';
import { checkSupportRequest, longestRequest } from '@sen/domain/support/checkSupportRequest';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { FormActions } from '../../patterns/FormActions';
import type { FormWork } from '../../patterns/FormPage';
import { href } from '../../routes/paths';
import { fieldErrorTexts } from '../../words/fieldErrorTexts';
import { words } from './words';

const noErrors: Readonly<Record<string, string>> = {};

interface SupportRequestFormProps {
  work: FormWork<SupportRequest>;
  /** Where the answer goes. */
  email: string;
  onSent: () => void;
}

/** What one needs help with. */
export function SupportRequestForm({
  work: { value, change, done },
  email,
  onSent,
}: SupportRequestFormProps) {
  const [errors, setErrors] = useState(noErrors);
  const sending = useMutation({
    mutationFn: () => supportMutations.ask(value),
    meta: { quiet: true },
    onError: (error) => setErrors(serverFieldErrors(error)),
    onSuccess: async () => {
      await done();
      onSent();
    },
  });

  function send(): void {
    const fieldErrors = checkSupportRequest(value);
    setErrors(fieldErrors.length > 0 ? fieldErrorTexts(fieldErrors) : noErrors);
    sending.reset();
    if (fieldErrors.length === 0) sending.mutate();
  }

  return (
    <Form aria-label={words('title')} errors={errors} onSubmit={send}>
      <Stack gap="l">
        <Card>
          <Stack>
            <Text tone="muted">
              {words('intro')} {words('answer', { email })}
            </Text>
            <TextField
              name="subject"
              label={words('subject')}
              required
              maxLength={longestRequest.subject}
              value={value.subject}
              onChange={(subject) => change({ subject })}
            />
            <TextArea
              name="description"
              label={words('description')}
              description={words('descriptionHelp')}
              required
              maxLength={longestRequest.description}
              value={value.description}
              onChange={(description) => change({ description })}
            />
          </Stack>
        </Card>
        <FormActions
          refusal={sending.error}
          notSaved={words('notSent')}
          // Two fields that say what they need; and nothing is saved here.
          count={0}
          back={href('profile')}
        >
          <Button type="submit" variant="primary" pending={sending.isPending}>
            {words('send')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
