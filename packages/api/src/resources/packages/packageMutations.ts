import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';
import type { PackageCommit } from '../../contract/model';

export const packageMutations = {
  commit: ({ classroom_id, session_id }: { classroom_id: string; session_id: string }, body: PackageCommit) =>
    unwrap(
      client.POST('/classrooms/{id}/study/{session_id}/package', {
        params: { path: { id: classroom_id, session_id } },
        body,
      }),
    ),
};
