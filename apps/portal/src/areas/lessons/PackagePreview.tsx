import { packageQueries } from '@sen/api/resources/packages/packageQueries';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { PackageView } from '../../patterns/lesson-viewer/PackageView';

/** The packaged course of a lesson in the bank; nothing that it says is stored. */
export function PackagePreview({ lessonId }: { lessonId: string }) {
  const query = useQuery(packageQueries.preview(lessonId));
  return (
    <Loaded query={query} loading={<Loading titled />}>
      {({ data }) => (
        <PackageView key={data.path} launched={data} progress={null} onRetry={() => void query.refetch()} />
      )}
    </Loaded>
  );
}
