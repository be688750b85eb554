import type { ProjectPerson } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { Avatar } from '@sen/ui/Avatar';
import { Button } from '@sen/ui/Button';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { roleLabel } from '../../words/labels';
import { words } from './words';

interface ProjectPeopleProps {
  title: string;
  /** Shown without anybody. */
  none: string;
  people: readonly ProjectPerson[];
}

/** More than this would hide what follows. */
const shownAtFirst = 10;

/** The people who have one part in a project. */
export function ProjectPeople({ title, none, people }: ProjectPeopleProps) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, shownAtFirst);
  return (
    <Stack>
      <Heading level={2}>{title}</Heading>
      {people.length === 0 && <Text tone="muted">{none}</Text>}
      {shown.map((person) => (
        <Person key={person.id} person={person} />
      ))}
      {shown.length < people.length && (
        <div>
          <Button onPress={() => setAll(true)}>{words('showAll', { count: people.length })}</Button>
        </div>
      )}
    </Stack>
  );
}

function Person({ person: { id, name, avatar, email, role } }: { person: ProjectPerson }) {
  // Teachers can open the page of their own students alone.
  const opens = can(useUser().role, 'member.edit');
  return (
    <Inline gap="s" wrap={false}>
      <Avatar name={name} src={avatar ?? undefined} size="small" />
      <Stack gap="none">
        {opens ? <Link href={href('memberView', { uid: id })}>{name}</Link> : <Text>{name}</Text>}
        <Text size="small" tone="muted">
          {roleLabel(role)} · {email}
        </Text>
      </Stack>
    </Inline>
  );
}
