import type { CalendarImportRow, User } from '@sen/api/contract/model';
import { eventMutations } from '@sen/api/resources/events/eventMutations';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { checkUnit } from '@sen/domain/access/checkUnit';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { FileChoice } from '../../patterns/FileChoice';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { type ChosenUnit, UnitChoice } from '../../patterns/UnitChoice';
import { CalendarImportRows } from './CalendarImportRows';
import { importWords as words } from './importWords';

interface Chosen {
  unit: ChosenUnit;
  file: File | null;
  rows: readonly CalendarImportRow[];
  uids: readonly string[];
}

interface ImportCalendarDialogProps {
  user: User;
  /** Called with when the first of what was taken in takes place, of what is to come if there is any. */
  onDone: (first: string | undefined) => void;
  onClose: () => void;
}

/** Takes in a calendar file: first what it would create, change and skip, then what of it is chosen. */
export function ImportCalendarDialog({ user, onDone, onClose }: ImportCalendarDialogProps) {
  const none = { file: null, rows: [], uids: [] };
  return (
    <FormDialog
      title={words('title')}
      size="large"
      submit={words('submit')}
      initial={(): Chosen => ({ unit: { company_id: user.company_id ?? '', company_name: '' }, ...none })}
      check={({ unit, file, uids }) => {
        const missing = checkUnit(unit.company_id, user);
        if (missing.length > 0) return missing;
        if (file === null) return [fieldError('file', 'thisFieldIsRequired')];
        return uids.length === 0 ? [fieldError('uids', 'thisFieldIsRequired')] : [];
      }}
      send={async ({ unit, file, rows, uids }) => {
        const body = { file: file ?? new File([], ''), uids: [...uids], ...unitOf(unit) };
        const { data } = await eventMutations.importFile(body);
        return { counts: data, first: firstToCome(rows, uids) };
      }}
      invalidates={[eventQueries.all()]}
      onSaved={({ counts, first }) => {
        showToast({ tone: 'success', text: doneText(counts) });
        onClose();
        onDone(first);
      }}
      onClose={onClose}
    >
      {({ value, change }) => (
        <Stack gap="m">
          <Text>{words('text')}</Text>
          {user.company_id === null && (
            <UnitChoice value={value.unit} onChange={(unit) => change({ unit, ...none })} />
          )}
          <FileChoice
            accept=".ics"
            texts={{ choose: words('chooseFile'), chooseOther: words('chooseOther') }}
            chosen={value.file}
            disabled={value.unit.company_id === ''}
            read={async (file) => {
              change(none);
              const { data } = await eventMutations.checkFile({ file, ...unitOf(value.unit) });
              const uids = data.filter(({ status }) => status !== 'skipped').map(({ uid }) => uid);
              change({ file, rows: data, uids });
            }}
          />
          {value.file && (
            <CalendarImportRows rows={value.rows} uids={value.uids} onChange={(uids) => change({ uids })} />
          )}
        </Stack>
      )}
    </FormDialog>
  );
}

const unitOf = ({ company_id }: ChosenUnit) => (company_id === '' ? {} : { company_id });

function doneText({ added, changed }: { added: number; changed: number }): string {
  if (added > 0 && changed > 0) return words('done', { added, changed });
  if (added > 0) return words('doneAdded', { added });
  return changed > 0 ? words('doneChanged', { changed }) : words('doneNothing');
}

function firstToCome(rows: readonly CalendarImportRow[], uids: readonly string[]): string | undefined {
  const now = Date.now();
  const times = rows
    .flatMap(({ uid, time_start: time }) => (time !== null && uids.includes(uid) ? [time] : []))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return times.find((time) => Date.parse(time) > now) ?? times[0];
}
