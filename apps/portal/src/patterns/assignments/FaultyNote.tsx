import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Callout } from '@sen/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { faultyQuestions } from '../questions/faultyQuestions';
import { assignWords as words } from './assignWords';

/** Warns before an exam is assigned that contains questions that are marked as wrong. */
export function FaultyNote({ examId }: { examId: string }) {
  const { data } = useQuery({ ...examQueries.detail(examId), enabled: examId !== '' });
  const faulty = data ? faultyQuestions(data.data) : [];
  if (faulty.length === 0) return null;
  return (
    <Callout tone="attention" title={words('faultyTitle')} live>
      {words('faultyText', { numbers: faulty.map(({ number }) => number).join(', ') })}
    </Callout>
  );
}
