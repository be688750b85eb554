import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { useNotedList } from '../../patterns/list/useNotedList';
import { href, type ParamsOf } from '../../routes/paths';
import { TranscriptView } from './TranscriptView';

/** The transcript of a member, for teachers as far as their own classes go. */
export function MemberTranscriptPage({ params: { uid } }: { params: ParamsOf<'memberTranscript'> }) {
  const query = useQuery(completionQueries.transcript(uid));
  const name = query.data?.data.person.name ?? '';
  useNotedList(name);
  return (
    <DetailPage query={query} name={({ data }) => data.person.name} measure="page">
      {({ data }) => (
        <TranscriptView
          transcript={data}
          back={{ href: href('memberView', { uid }), label: data.person.name }}
        />
      )}
    </DetailPage>
  );
}
