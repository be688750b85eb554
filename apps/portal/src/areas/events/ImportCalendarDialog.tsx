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
  onClose: () => void;
}

/** Takes in a calendar file: first what it would create, change and skip, then what of it is chosen. */
export function ImportCalendarDialog({ user, onClose }: ImportCalendarDialogProps) {
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
      send={({ unit, file, uids }) =>
        eventMutations.importFile({ file: file ?? new File([], ''), uids: [...uids], ...unitOf(unit) })
      }
      invalidates={[eventQueries.all()]}
      onSaved={({ data }) => {
        showToast({ tone: 'success', text: words('done', data) });
        onClose();
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
