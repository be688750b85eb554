import type { PaperDraft } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { Icon } from '@sen/ui/Icon';
import { EditIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { QuestionPaper } from '@sen/ui/QuestionPaper';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { difficultyLabel } from '../../words/difficultyLabel';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { KeyChoice } from './KeyChoice';
import type { WorkQuestion } from './paperQuestions';
import { PaperSource } from './PaperSource';
import { paperWords as words } from './paperWords';

interface PaperCardProps {
  question: WorkQuestion;
  onEdit: () => void;
  onChange: (draft: PaperDraft) => void;
  onTake: (isTaken: boolean) => void;
}

/** A question beside the paragraphs that it was read from, with what was not understood. */
export function PaperCard({ question, onEdit, onChange, onTake }: PaperCardProps) {
  const { label, row, source, warnings, errors, good, isTaken, isEdited, draft } = question;
  return (
    <Card
      title={label}
      actions={
        <Inline gap="s">
          {isEdited && <StatusBadge tone="info">{words('edited')}</StatusBadge>}
          <Button size="small" icon={<Icon of={EditIcon} />} onPress={onEdit}>
            {words('edit')}
          </Button>
        </Inline>
      }
      footer={<Checkbox label={words('take')} checked={isTaken} disabled={!good} onChange={onTake} />}
    >
      <Stack gap="m">
        {errors.length > 0 && (
          <Callout tone="danger" title={words('cannotSave')}>
            {errors.map(({ field, code, message }) => (
              <Text key={`${field} ${code}`}>{message}</Text>
            ))}
          </Callout>
        )}
        {warnings.length > 0 && (
          <Callout tone="attention" title={words('notUnderstood')}>
            {warnings.map(({ code, message }) => (
              <Text key={`${code} ${message}`}>{message}</Text>
            ))}
          </Callout>
        )}
        <Columns division="halves" gap="l">
          <Stack gap="s">
            <Text tone="muted" size="small">
              {words('source')}
            </Text>
            <PaperSource lines={source} />
          </Stack>
          <Stack gap="s">
            <Text tone="muted" size="small">
              {words('understood')}
            </Text>
            <Understood id={String(row)} label={label} draft={draft} />
            {draft.difficulty && (
              <Text tone="muted" size="small">
                {words('difficulty', { difficulty: difficultyLabel(draft.difficulty) })}
              </Text>
            )}
            {(draft.key === null || isEdited) && <KeyChoice draft={draft} onChange={onChange} />}
          </Stack>
        </Columns>
      </Stack>
    </Card>
  );
}

interface UnderstoodProps {
  id: string;
  label: string;
  draft: PaperDraft;
}

function Understood({ id, label, draft }: UnderstoodProps) {
  const kind = `${label}: ${questionTypeLabel(draft.content.type)}`;
  const { key, ...question } = draft;
  if (key)
    return <QuestionPaper question={{ id, ...question }} answerKey={key} kind={kind} headingLevel={3} />;
  return (
    <QuestionView
      question={{ id, number: 1, score: 0, ...question }}
      value={null}
      readOnly
      headingLevel={3}
      messages={{ question: () => kind, points: () => '' }}
    />
  );
}
