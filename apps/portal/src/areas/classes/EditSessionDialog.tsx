import { classQueries } from '@sen/api/resources/classes/classQueries';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import type { OnlineClassRow } from '@sen/api/contract/model';
import { useQuery } from '@tanstack/react-query';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { SessionDialog } from './SessionDialog';

/** Edits an online session: its students come with the session itself, not with the rows of the list. */
export function EditSessionDialog({ items: [row], onClose }: ActionDialogProps<OnlineClassRow>) {
  const session = useQuery({
    ...onlineClassQueries.detail(row?.id ?? ''),
    refetchOnWindowFocus: false,
  }).data?.data;
  const classroom = useQuery(classQueries.detail(row?.classroom_id ?? '')).data?.data;
  if (!session || !classroom) return null;
  return <SessionDialog classroom={classroom} session={session} onClose={onClose} />;
}
