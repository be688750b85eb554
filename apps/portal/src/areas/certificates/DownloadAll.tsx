import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { ArchiveIcon } from '@sen/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../app/errors/showRefusal';
import { classWords as words } from './classWords';
import { isUnderWay } from './isUnderWay';
import { useClassFacts } from './useClassFacts';

/** Has all certificates of a class made into a .zip; its progress is shown by `ArchiveNotice`. */
export function DownloadAll({ classId }: { classId: string }) {
  const queries = useQueryClient();
  const { queryKey } = certificateQueries.archive(classId);
  const archive = useQuery(certificateQueries.archive(classId)).data?.data;
  const { inForce } = useClassFacts(classId);
  const making = useMutation({
    mutationFn: () => certificateMutations.makeArchive(classId, {}),
    meta: { quiet: true },
    onSuccess: (made) => queries.setQueryData(queryKey, made),
    onError: (error) => {
      showRefusal(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const reasonOf = () => {
    if (isUnderWay(archive)) return words('archiveAlready');
    return inForce === 0 ? words('nothingToDownload') : undefined;
  };
  return (
    <Button
      icon={<Icon of={ArchiveIcon} />}
      pending={making.isPending}
      disabledReason={reasonOf()}
      onPress={() => making.mutate()}
    >
      {words('downloadAll')}
    </Button>
  );
}
