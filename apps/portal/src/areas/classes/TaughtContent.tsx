import type { Class, Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import type { PlannedExam } from '@sen/domain/classes/classContent';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { showRefusal } from '../../app/errors/showRefusal';
import { href } from '../../routes/paths';
import { ContentOutline } from './ContentOutline';
import { contentWords as words } from './contentWords';
import { ExamsTable } from './ExamsTable';
import { PlannedExams } from './PlannedExams';
import { words as classWords } from './words';

const AssignDialog = lazyPart(async () => (await import('./AssignDialog')).AssignDialog);

/** The content of a class for those who run it: exams of the course that it has not been given can be assigned here. */
export function TaughtContent({ classroom }: { classroom: Class }) {
  const queries = useQueryClient();
  const [opening, setOpening] = useState<PlannedExam | null>(null);
  const [planned, setPlanned] = useState<(PlannedExam & { exam: Exam }) | null>(null);

  async function open(chosen: PlannedExam) {
    setOpening(chosen);
    try {
      const { data: exam } = await queries.fetchQuery(examQueries.detail(chosen.survey_id));
      setPlanned({ ...chosen, exam });
    } catch (error) {
      showRefusal(error);
    } finally {
      setOpening(null);
    }
  }

  return (
    <Stack gap="m">
      <Link href={href('study', { clrid: classroom.id })}>{classWords('studyAsStudent')}</Link>
      <ContentOutline classroom={classroom} withPlanned>
        {({ title, exams, planned: missing, weights }) => (
          <Stack gap="s">
            {exams.length > 0 && (
              <ExamsTable
                classroom={classroom}
                label={words('examsOf', { place: title })}
                exams={exams}
                weightOf={weights && (({ survey_id }) => weights.get(survey_id))}
              />
            )}
            {missing.length > 0 && (
              <PlannedExams
                exams={missing}
                opening={opening}
                onAssign={classroom.may_assign ? (exam) => void open(exam) : undefined}
              />
            )}
          </Stack>
        )}
      </ContentOutline>
      <Suspense>
        {planned && <AssignDialog items={[classroom]} planned={planned} onClose={() => setPlanned(null)} />}
      </Suspense>
    </Stack>
  );
}
