import { examQueries } from '@sen/api/resources/exams/examQueries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { TriedExam } from './TriedExam';

/** The exam as a student sits it, to try it before it is assigned: nothing is stored, and the result is shown at once. */
export function ExamPreviewPage({ params: { svid } }: { params: { svid: string } }) {
  const [round, setRound] = useState(1);
  const query = useQuery(examQueries.preview(svid));
  useDocumentName(query.data?.data.title ?? '');
  return (
    <Loaded query={query}>
      {({ data }) => (
        <TriedExam
          key={round}
          preview={data}
          onAgain={async () => {
            await query.refetch();
            setRound(round + 1);
          }}
        />
      )}
    </Loaded>
  );
}
