import type { BannerDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

/** The picture is a `File` with the extension of its format: `.jpg`, `.png` or `.gif`. */
export const bannerMutations = {
  add: (body: BannerDraft) => unwrap(client.POST('/banners', { body, ...multipart })),
  edit: (id: string, body: BannerDraft) =>
    unwrap(client.PUT('/banners/{id}', { params: { path: { id } }, body, ...multipart })),
  /** @param position from 1 */
  move: (id: string, position: number) =>
    unwrap(client.PUT('/banners/{id}/position', { params: { path: { id } }, body: { position } })),
  /** @param was the order in which the banners were read */
  reorder: (banner_ids: string[], was: string[]) =>
    unwrap(client.PUT('/banners/order', { body: { banner_ids, was } })),
  remove: (banner_ids: string[]) => unwrap(client.DELETE('/banners', { body: { banner_ids } })),
};
