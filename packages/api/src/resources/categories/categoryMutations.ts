import type { CategorySegment } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const categoryMutations = {
  add: (categories: CategorySegment, body: { name: string; company_id?: string }) =>
    unwrap(client.POST('/{categories}', { params: { path: { categories } }, body, ...multipart })),
};
