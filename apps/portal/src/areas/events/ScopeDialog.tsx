import type { Event, EventScope } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useId, useState } from 'react';
import { formWords as dialogWords } from '../../patterns/forms/formWords';
import { occurrenceText } from './whenText';
import { formWords as words } from './words';

const scopeWords = {
  one: { label: 'scopeOne', help: 'scopeOneHelp' },
  following: { label: 'scopeFollowing', help: 'scopeFollowingHelp' },
  all: { label: 'scopeAll', help: 'scopeAllHelp' },
} as const satisfies Record<EventScope, { label: string; help: string }>;

interface ScopeDialogProps {
  event: Event;
  /** What the change can be of. */
  scopes: readonly [EventScope, ...EventScope[]];
  onSave: (scope: EventScope) => void;
  onClose: () => void;
}

/** Asks of which occurrences of an event a change is saved. */
export function ScopeDialog({ event, scopes, onSave, onClose }: ScopeDialogProps) {
  const id = useId();
  const [scope, setScope] = useState<EventScope>(scopes[0]);
  return (
    <Dialog
      open
      title={words('scopeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{dialogWords('cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {words('save')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={words('scopeTitle')} onSubmit={() => onSave(scope)}>
        <Stack>
          {!scopes.includes('one') && <Text tone="muted">{words('ruleChanged')}</Text>}
          <RadioGroup
            name="scope"
            label={words('scope')}
            options={scopes.map((each) => ({
              value: each,
              label: words(scopeWords[each].label),
              description: words(scopeWords[each].help, { time: occurrenceText(event) }),
            }))}
            value={scope}
            onChange={setScope}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
