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
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useSave } from '../../patterns/forms/useSave';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { words } from './words';

interface SupportRequestFormProps {
  work: FormWork<SupportRequest>;
  /** The address for the answer. */
  email: string;
  onSent: () => void;
}

/** A support request. */
export function SupportRequestForm({
  work: { value, field, forget },
  email,
  onSent,
}: SupportRequestFormProps) {
  const { errors, refusal, pending, save } = useSave({
    value,
    check: checkSupportRequest,
    send: supportMutations.ask,
    forget: () => forget(),
    onSaved: onSent,
  });
  return (
    <Form aria-label={pageTitle('support')} errors={errors} onSubmit={() => save()}>
      <Stack gap="l">
        <Card>
          <Stack>
            <Text tone="muted">
              {words('intro')} {words('answer', { email })}
            </Text>
            <TextField
              {...field('subject')}
              label={words('subject')}
              required
              maxLength={longestRequest.subject}
            />
            <TextArea
              {...field('description')}
              label={words('description')}
              description={words('descriptionHelp')}
              required
              maxLength={longestRequest.description}
            />
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSent')} back={href('profile')}>
          <Button type="submit" variant="primary" pending={pending}>
            {words('send')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
