import type { CalendarImportRow, User } from '@sen/api/contract/model';
import { eventMutations } from '@sen/api/resources/events/eventMutations';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { checkUnit } from '@sen/domain/access/checkUnit';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { FileChoice } from '../../patterns/FileChoice';
import type { Fields } from '../../patterns/forms/Fields';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { type ChosenUnit, UnitChoice } from '../../patterns/UnitChoice';
import { useFileCheck } from '../../patterns/useFileCheck';
import { CalendarImportRows } from './CalendarImportRows';
import { importWords as words } from './importWords';

interface Chosen {
  unit: ChosenUnit;
  file: File | null;
  /** Null until the file is read for the unit. */
  rows: readonly CalendarImportRow[] | null;
  uids: readonly string[];
}

const extension = '.ics';
const unread = { rows: null, uids: [] };

interface ImportCalendarDialogProps {
  user: User;
  /** Called with when the first of what was taken in takes place, of what is to come if there is any. */
  onDone: (first: string | undefined) => void;
  onClose: () => void;
}

/** Takes in a calendar file: first what it would create, change and skip, then what of it is chosen. */
export function ImportCalendarDialog({ user, onDone, onClose }: ImportCalendarDialogProps) {
  const fileCheck = useFileCheck();
  /** What a file has is known once its unit is. */
  function read(file: File, unit: ChosenUnit, change: Fields<Chosen>['change']) {
    if (checkUnit(unit.company_id, user).length > 0) {
      fileCheck.stop();
      return;
    }
    void fileCheck.run(
      () => eventMutations.checkFile({ file, ...unitOf(unit) }),
      ({ data }) => {
        const taken = data.filter(({ status }) => status !== 'skipped');
        change({ rows: data, uids: taken.map(({ uid }) => uid) });
      },
    );
  }
  return (
    <FormDialog
      title={words('title')}
      size="large"
      submit={words('submit')}
      initial={(): Chosen => ({
        unit: { company_id: user.company_id ?? '', company_name: '' },
        file: null,
        ...unread,
      })}
      check={({ unit, file, rows, uids }) => {
        const hasNoFile = file === null || (rows === null && unit.company_id !== '');
        const missing = [
          ...checkUnit(unit.company_id, user),
          ...(hasNoFile ? [fieldError('file', 'chooseFile', { kind: extension })] : []),
        ];
        if (missing.length > 0) return missing;
        return uids.length === 0 ? [fieldError('uids', 'thisFieldIsRequired')] : [];
      }}
      send={async ({ unit, file, rows, uids }) => {
        const body = { file: file ?? new File([], ''), uids: [...uids], ...unitOf(unit) };
        const { data } = await eventMutations.importFile(body);
        return { counts: data, first: firstToCome(rows ?? [], uids) };
      }}
      invalidates={[eventQueries.all()]}
      onSaved={({ counts, first }) => {
        showToast({ tone: 'success', text: doneText(counts) });
        onClose();
        onDone(first);
      }}
      onClose={onClose}
    >
      {({ value: { unit, file, rows, uids }, change }) => (
        <Stack gap="m">
          <Text>{words('text')}</Text>
          {user.company_id === null && (
            <UnitChoice
              value={unit}
              onChange={(next) => {
                change({ unit: next, ...unread });
                if (file) read(file, next, change);
              }}
            />
          )}
          <FileChoice
            name="file"
            label={words('file')}
            accept={extension}
            chosen={file}
            check={fileCheck}
            onChoose={(next) => {
              change({ file: next, ...unread });
              read(next, unit, change);
            }}
            onRemove={() => {
              change({ file: null, ...unread });
              fileCheck.stop();
            }}
          />
          {rows && <CalendarImportRows rows={rows} uids={uids} onChange={(next) => change({ uids: next })} />}
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
