import { studyQueries } from '@sen/api/resources/study/studyQueries';
import { Box } from '@sen/ui/Box';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import type { ParamsOf } from '../../routes/paths';
import { StudiedClass } from './StudiedClass';

type Params = ParamsOf<'study'> & Partial<ParamsOf<'studyLesson'>>;

/** The room in which a class is studied. */
export function StudyPage({ params }: { params: Params }) {
  const query = useQuery(studyQueries.ofClass(params.clrid));
  useDocumentName(query.data?.data.classroom_name ?? '');
  if (query.data) return <StudiedClass study={query.data.data} address={params} />;
  return (
    <PageFrame measure="form">
      <Box paddingBlock="xl">
        <Loaded query={query}>{() => null}</Loaded>
      </Box>
    </PageFrame>
  );
}
