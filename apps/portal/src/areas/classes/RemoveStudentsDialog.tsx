import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Text } from '@sen/ui/Text';
import { FormDialog } from '../../patterns/forms/FormDialog';
import type { StudentDialogProps } from './studentActions';
import { studentWords as words } from './studentWords';

const nothing = {};

/** Removes students from a class; of one that has started it says what stays, and asks again only where it starts meanwhile. */
export function RemoveStudentsDialog({ items, ids, onDone, onClose }: StudentDialogProps) {
  const [first] = items;
  if (!first) return null;
  const started = first.classroom.timing !== 'not_started';
  return (
    <FormDialog
      title={
        ids.length === 1
          ? words('removeOneTitle', { name: first.name })
          : words('removeTitle', { count: ids.length })
      }
      submit={words('remove')}
      danger
      confirms={{ code: 'classStartedRemoval', submit: words('removeAnyway') }}
      initial={nothing}
      send={(_nothing, confirmed) =>
        classMutations.removeStudents(first.classroom.id, [...ids], started || confirmed)
      }
      toast={({ data }) => words('removed', { count: data.removed })}
      invalidates={[classQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {() => <Text>{words(started ? 'removeStartedText' : 'removeText')}</Text>}
    </FormDialog>
  );
}
