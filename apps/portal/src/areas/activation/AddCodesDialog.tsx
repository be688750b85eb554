import type { Class, NewActivationCode } from '@sen/api/contract/model';
import { activationMutations } from '@sen/api/resources/activation/activationMutations';
import { activationQueries } from '@sen/api/resources/activation/activationQueries';
import { checkActivationCodes, mostNewCodes } from '@sen/domain/activation/activationRules';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { NumberField } from '@sen/ui/NumberField';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { formatDateTime } from '../../words/formats';
import { words } from './words';

interface AddCodesDialogProps {
  classroom: Pick<Class, 'id' | 'classroom_end_time'>;
  onMade: (codes: NewActivationCode[]) => void;
  onClose: () => void;
}

/** Creates activation codes of a class, which are shown once afterwards. */
export function AddCodesDialog({ classroom, onMade, onClose }: AddCodesDialogProps) {
  const [opened] = useState(() => new Date().toISOString());
  const { id, classroom_end_time: end } = classroom;
  const initial: { count: number | null; expires_at: string; note: string } = {
    count: 10,
    expires_at: end,
    note: '',
  };
  return (
    <FormDialog
      title={words('addTitle')}
      submit={words('add')}
      initial={initial}
      check={({ count, expires_at }) =>
        checkActivationCodes({ count: count ?? 0, expires_at }, new Date(end), new Date())
      }
      send={({ count, expires_at, note }) =>
        activationMutations.add(id, { count: count ?? 0, expires_at, note: note.trim() })
      }
      invalidates={[activationQueries.all(id)]}
      onSaved={({ data }) => onMade(data.codes)}
      onClose={onClose}
    >
      {({ value, change, field }) => (
        <>
          <NumberField
            {...field('count')}
            label={words('count')}
            description={words('countHelp')}
            required
            min={1}
            max={mostNewCodes}
            decimals={0}
          />
          <DateTimePicker
            name="expires_at"
            label={words('expires')}
            description={words('expiresHelp', { end: formatDateTime(end) })}
            required
            min={opened}
            max={end}
            now={opened}
            value={value.expires_at || null}
            onChange={(next) => change({ expires_at: next ?? '' })}
          />
          <TextField
            {...field('note')}
            label={words('note')}
            description={words('noteHelp')}
            maxLength={200}
          />
        </>
      )}
    </FormDialog>
  );
}
