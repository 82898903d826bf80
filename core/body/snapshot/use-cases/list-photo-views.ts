import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { NamedPhotoView } from '../photo-views.ts';

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** Who viewed one's own body photos, newest first. */
export const listPhotoViews =
  ({ reads }: Reads<'photoViews'>) =>
  async (actor: Actor, query: Query): Promise<Page<NamedPhotoView>> =>
    reads.photoViews.pageOf(requireMember(actor).id, pageRequest(query));
