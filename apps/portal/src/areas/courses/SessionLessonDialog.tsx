import type { DropdownOption } from '@sen/api/contract/model';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { lessonChoice } from './courseChoices';
import { formWords as words } from './formWords';

interface SessionLessonDialogProps {
  /** The project of the course; null until it is chosen. */
  projectId: string | null;
  /** The lesson that the session has. */
  lesson: DropdownOption | null;
  /** null: the session has no lesson any more. */
  onChoose: (lesson: DropdownOption | null) => void;
  onClose: () => void;
}

/** Chooses a lesson of the bank for a session. */
export function SessionLessonDialog({
  projectId,
  lesson: current,
  onChoose,
  onClose,
}: SessionLessonDialogProps) {
  const initial: { lesson: DropdownOption | null } = { lesson: current };
  return (
    <FormDialog
      title={words(current ? 'changeLesson' : 'chooseLesson')}
      submit={words('choose')}
      initial={initial}
      check={() => []}
      send={async (chosen) => chosen}
      onSaved={({ lesson }) => onChoose(lesson && { id: lesson.id, name: lesson.name })}
      onClose={onClose}
    >
      {({ value, change }) => (
        <SearchedChoice
          {...lessonChoice(projectId ?? '0')}
          name="lesson_id"
          label={words('lessonField')}
          description={words(projectId === null ? 'projectFirst' : 'lessonHelp')}
          disabled={projectId === null}
          focusOnMount
          optionsOf={({ data }) =>
            data.map(({ id, name, category }) => ({ id, name, description: category.name }))
          }
          failed={words('lessonsFailed')}
          value={value.lesson}
          onChange={(lesson) => change({ lesson })}
        />
      )}
    </FormDialog>
  );
}
