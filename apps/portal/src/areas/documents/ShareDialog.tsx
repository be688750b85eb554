import type { Document, DropdownOption } from '@sen/api/contract/model';
import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { SearchedChoices } from '../../patterns/SearchedChoices';
import { nameOf } from './nameOf';
import { words } from './words';

interface ShareDialogProps {
  document: Document;
  onClose: () => void;
}

interface Readers {
  user_ids: readonly DropdownOption[];
  classroom_ids: readonly DropdownOption[];
}

const limits = { people: 200, classes: 50 };
const idsOf = (options: readonly DropdownOption[]) => options.map(({ id }) => id);

/** With whom a folder or file is shared, which can read it and what it has. */
export function ShareDialog({ document, onClose }: ShareDialogProps) {
  const { id } = document;
  const { data } = useQuery(documentQueries.sharing(id));
  if (!data) return null;
  const { people, classes } = data.data;
  const initial: Readers = {
    user_ids: people.map((one) => ({ id: one.id, name: one.name })),
    classroom_ids: classes,
  };
  return (
    <FormDialog
      title={words('shareTitle', { name: nameOf(document) })}
      submit={words('share')}
      initial={initial}
      check={() => []}
      send={({ user_ids, classroom_ids }) =>
        documentMutations.share(id, idsOf(user_ids), idsOf(classroom_ids))
      }
      toast={words('shareSaved')}
      invalidates={[documentQueries.all()]}
      onClose={onClose}
    >
      {({ value, change }) => (
        <>
          <SearchedChoices
            name="classroom_ids"
            label={words('shareClasses')}
            description={words('shareClassesHelp')}
            max={limits.classes}
            find={documentQueries.readers}
            optionsOf={(found) => found.data.classes}
            failed={words('readersFailed')}
            value={value.classroom_ids}
            onChange={(classroom_ids) => change({ classroom_ids })}
          />
          <SearchedChoices
            name="user_ids"
            label={words('sharePeople')}
            description={words('sharePeopleHelp')}
            max={limits.people}
            find={documentQueries.readers}
            optionsOf={(found) => found.data.people.map((one) => ({ id: one.id, name: one.name }))}
            failed={words('readersFailed')}
            value={value.user_ids}
            onChange={(user_ids) => change({ user_ids })}
          />
        </>
      )}
    </FormDialog>
  );
}
