import type { Exam } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { EditIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { ExamActionDialog, type PendingExamAction } from './ExamActionDialog';
import { examActionTexts, whyNot, type ExamAction } from './examActions';
import { examActionIcons } from './examRowActions';
import { mayEdit } from './mayEdit';
import { words } from './words';

/** What can be done with the exam on its own page. */
export function ExamViewActions({ exam }: { exam: Exam }) {
  const user = useUser();
  const [pending, setPending] = useState<PendingExamAction | null>(null);
  const actions: ExamAction[] = [exam.status === 'locked' ? 'unlock' : 'lock', 'publish'];
  return (
    <>
      {mayEdit(user, exam).allowed && (
        <ButtonLink icon={<Icon of={EditIcon} />} href={href('examEdit', { svid: exam.id })}>
          {words('edit')}
        </ButtonLink>
      )}
      {actions
        .filter((action) => whyNot(action, [exam]) === undefined)
        .map((action) => (
          <Button
            key={action}
            variant={action === 'publish' ? 'primary' : 'secondary'}
            icon={<Icon of={examActionIcons[action]} />}
            onPress={() => setPending({ action, ids: [exam.id] })}
          >
            {examActionTexts(action).label}
          </Button>
        ))}
      {pending && (
        <ExamActionDialog
          pending={pending}
          onCancel={() => setPending(null)}
          onDone={() => setPending(null)}
        />
      )}
    </>
  );
}
