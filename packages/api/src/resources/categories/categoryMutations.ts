import type { CategorySegment } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

interface CategoryChange {
  name: string;
  parent_id?: string | null;
  company_id?: string;
  version: number;
}

export const categoryMutations = {
  add: (categories: CategorySegment, body: { name: string; company_id?: string }) =>
    unwrap(client.POST('/{categories}', { params: { path: { categories } }, body, ...multipart })),
  addChild: (categories: CategorySegment, id: string, body: { name: string }) =>
    unwrap(
      client.POST('/{categories}/{id}/addChild', {
        params: { path: { categories, id } },
        body,
        ...multipart,
      }),
    ),
  change: (categories: CategorySegment, id: string, body: CategoryChange) =>
    unwrap(client.PUT('/{categories}/{id}', { params: { path: { categories, id } }, body })),
  /** Moves everything of a category to another one; `then_delete` deletes the emptied one. */
  move: (categories: CategorySegment, id: string, body: { to: string; then_delete: boolean }) =>
    unwrap(
      client.POST('/{categories}/{id}/move', { params: { path: { categories, id } }, body, ...multipart }),
    ),
  remove: (categories: CategorySegment, category_ids: string[]) =>
    unwrap(client.DELETE('/{categories}', { params: { path: { categories } }, body: { category_ids } })),
};
