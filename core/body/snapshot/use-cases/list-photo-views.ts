import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { NamedPhotoView } from '../photo-views.ts';

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** Who viewed one's own body photos, newest first. */
export const listPhotoViews =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, query: Query): Promise<Page<NamedPhotoView>> =>
    reads.photoViews.pageOf(requireMember(actor).id, pageRequest(query));
