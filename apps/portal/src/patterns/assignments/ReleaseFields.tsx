import { defaultRelease, isKeyEarly, type Release, releaseTimes } from '@sen/domain/attempts/release';
import { Callout } from '@sen/ui/Callout';
import { Columns } from '@sen/ui/Columns';
import { Heading } from '@sen/ui/Heading';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { Fields } from '../forms/Fields';
import type { AssignmentForm } from './assignmentDraft';
import { releaseLabel, releaseWords as words } from './releaseWords';

/** When students see their score, their answers and the key; warns of a key that others could use. */
export function ReleaseFields({ fields: { value, change } }: { fields: Fields<AssignmentForm> }) {
  const release: Release = { ...defaultRelease, ...value };
  const field = (key: keyof Release, label: string) => (
    <Select
      name={key}
      label={label}
      required
      value={release[key]}
      options={releaseTimes.map((time) => ({ value: time, label: releaseLabel(time) }))}
      onChange={(time) => change({ [key]: time })}
    />
  );
  return (
    <Stack gap="s">
      <Heading level={3}>{words('title')}</Heading>
      <Columns division="narrow" gap="s">
        {field('show_score', words('score'))}
        {field('show_answers', words('answers'))}
        {field('show_key', words('key'))}
      </Columns>
      <Text size="small" tone="muted">
        {words('keyShared')}
      </Text>
      {isKeyEarly(release) && (
        <Callout tone="attention" live>
          {words('keyEarly')}
        </Callout>
      )}
    </Stack>
  );
}
