import type { HandInChange, HandInPreview } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Disclosure } from '@sen/ui/Disclosure';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatTimeWithSeconds } from '../../words/formats';
import { words } from './words';

/** What a hand-in file would change, question by question. */
export function HandInChanges({ preview }: { preview: HandInPreview }) {
  const { number, written_at, deadline, key_shown, changes } = preview;
  const older = changes.filter(({ outcome }) => outcome === 'older').length;
  const counts = words('fileCounts', { count: changes.length - older });
  return (
    <Stack gap="m">
      <Text tone="muted">
        {words('fileOf', {
          number: number + 1,
          written: formatTimeWithSeconds(written_at),
          deadline: formatTimeWithSeconds(deadline),
        })}
      </Text>
      {key_shown && <Callout tone="attention">{words('keyShown')}</Callout>}
      <Text weight="semibold">
        {older === 0 ? counts : `${counts} ${words('fileOlder', { count: older })}`}
      </Text>
      {changes.map((change) => (
        <Change key={change.question.id} change={change} deadline={deadline} />
      ))}
    </Stack>
  );
}

function Change({ change, deadline }: { change: HandInChange; deadline: string }) {
  const { question, before, after, outcome, written_at } = change;
  const time = formatTimeWithSeconds(written_at);
  const isLate = Date.parse(written_at) > Date.parse(deadline);
  return (
    <QuestionView
      question={question}
      value={after}
      readOnly
      status={
        <Text size="small" tone={isLate ? 'danger' : 'muted'}>
          {words(isLate ? 'afterDeadline' : 'writtenAt', { time })}
        </Text>
      }
    >
      {outcome === 'older' && <Text tone="muted">{words('staysAsIs')}</Text>}
      {before === null ? (
        <Text size="small" tone="muted">
          {words('wasEmpty')}
        </Text>
      ) : (
        <Disclosure title={words('replaces')}>
          <QuestionView question={question} value={before} readOnly headingLevel={4} />
        </Disclosure>
      )}
    </QuestionView>
  );
}
