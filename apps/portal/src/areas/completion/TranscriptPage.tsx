import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { DetailPage } from '../../patterns/DetailPage';
import { useNotedList } from '../../patterns/list/useNotedList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { TranscriptView } from './TranscriptView';

/** A student's own transcript. */
export function TranscriptPage() {
  const { id } = useUser();
  const query = useQuery(completionQueries.transcript(id));
  useNotedList(pageTitle('transcript'));
  return (
    <DetailPage query={query} name={() => ''} measure="page">
      {({ data }) => (
        <TranscriptView transcript={data} back={{ href: href('myCourses'), label: pageTitle('myCourses') }} />
      )}
    </DetailPage>
  );
}
