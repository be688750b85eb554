import type { MarkingQueue } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { FilterIcon } from '@sen/ui/icons';
import { Popover } from '@sen/ui/Popover';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { useSearchParams } from 'wouter';
import { words } from './words';

const everything = 'all';

/** Which answers come to the desk, in which order, and whether with names; all of it in the address, behind a button. */
export function DeskFilters({ queue }: { queue: MarkingQueue }) {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const [exam, question] = [search.get('exam'), search.get('question')];
  const options = queue.questions.map((one) => ({
    value: `${one.assignment_id} ${one.question_id}`,
    label: words('questionOf', { number: one.number, title: one.title, exam: one.exam_title }),
    description: words('waitingCount', { count: one.waiting }),
  }));
  const chosen = exam !== null && question !== null ? `${exam} ${question}` : everything;
  const active = ['question', 'by', 'anonymous'].filter((name) => search.has(name)).length;
  const trigger = (
    <Button icon={<Icon of={FilterIcon} />}>
      {words('filters')}
      {active > 0 && (
        <>
          <span aria-hidden="true">
            <Badge tone="accent" weight="solid">
              {active}
            </Badge>
          </span>
          <VisuallyHidden>{words('filtersActive', { count: active })}</VisuallyHidden>
        </>
      )}
    </Button>
  );
  return (
    <Popover label={words('filters')} trigger={trigger} placement="bottom end">
      <Stack>
        <Select
          label={words('whichQuestion')}
          options={[{ value: everything, label: words('allQuestions') }, ...options]}
          value={chosen}
          onChange={(value) => {
            const [assignmentId, questionId] = value.split(' ');
            if (value === everything) set({ question: null, exam: null });
            else set({ exam: assignmentId ?? null, question: questionId ?? null });
          }}
        />
        <RadioGroup
          label={words('order')}
          direction="row"
          options={[
            { value: 'question', label: words('byQuestion') },
            { value: 'attempt', label: words('byAttempt') },
          ]}
          value={search.get('by') === 'attempt' ? 'attempt' : 'question'}
          onChange={(by) => set({ by: by === 'attempt' ? by : null })}
        />
        <Switch
          label={words('anonymous')}
          on={search.get('anonymous') === '1'}
          onChange={(on) => set({ anonymous: on ? '1' : null })}
        />
      </Stack>
    </Popover>
  );
}
