import { freeCourseMutations } from '@sen/api/resources/freeCourses/freeCourseMutations';
import { freeCourseQueries } from '@sen/api/resources/freeCourses/freeCourseQueries';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import type { ParamsOf } from '../../routes/paths';
import { FreeCourseDocument } from './FreeCourseDocument';
import { RequestState } from './RequestState';
import { words } from './words';

const AskFreeCourseDialog = lazyPart(async () => (await import('./AskFreeCourseDialog')).AskFreeCourseDialog);

/** A free course as a student reads it, with the own request for it. */
export function FreeCoursePage({ params: { courseid } }: { params: ParamsOf<'freeCourse'> }) {
  const client = useQueryClient();
  const query = useQuery(freeCourseQueries.detail(courseid));
  const [open, setOpen] = useState<'ask' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  return (
    <DetailPage query={query} name={({ data }) => data.course_name} measure="page">
      {({ data: course }) => (
        <>
          <PageHeader
            title={course.course_name}
            back={backToList('freeCourses')}
            main={
              course.request === null &&
              !course.attends && (
                <Button variant="primary" onPress={() => setOpen('ask')}>
                  {words('ask')}
                </Button>
              )
            }
          />
          {!course.is_public && <Callout tone="attention">{words('notPublic')}</Callout>}
          <RequestState course={course} onAsk={() => setOpen('ask')} onWithdraw={() => setOpen('withdraw')} />
          <FreeCourseDocument course={course} />
          <Suspense>{open === 'ask' && <AskFreeCourseDialog course={course} onClose={close} />}</Suspense>
          {open === 'withdraw' && (
            <ConfirmAction
              title={words('withdrawTitle', { name: course.course_name })}
              text={words('withdrawText')}
              confirmLabel={words('withdraw')}
              danger
              doneText={words('withdrawn')}
              action={() => freeCourseMutations.withdraw(courseid)}
              onDone={() => {
                close();
                void client.invalidateQueries({ queryKey: freeCourseQueries.all() });
                void client.invalidateQueries({ queryKey: myCourseQueries.all() });
              }}
              onCancel={close}
            />
          )}
        </>
      )}
    </DetailPage>
  );
}
