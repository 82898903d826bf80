import { requireMayPublish, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { copyMedium } from '#core/platform/media/use-cases/copy-medium.ts';
import {
  cleanAlt,
  inOrder,
  mustBeCopied,
  nextPosition,
  requireNewItem,
  requireShowable,
  type GalleryItem,
} from '../gallery.ts';
import { galleryOf, type Gallery } from './read-gallery.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'mediaStore' | 'clock' | 'ids' | 'chance'>;

type Addition = Readonly<{ mediumId: MediumId; alt?: string | undefined; confirm?: boolean | undefined }>;

/** Puts a picture at the end. Of a body picture a copy is made, after its owner has said yes to that. */
export const addToGallery =
  (ports: Needs) =>
  async (actor: Actor, { mediumId, alt = '', confirm = false }: Addition): Promise<Gallery> => {
    const { reads, transaction, clock } = ports;
    const owner = requireMayPublish(actor, clock.now());
    const text = cleanAlt(alt);
    const [medium] = await reads.media.ofOwner(owner.id, [mediumId]);
    requireShowable(medium);
    requireNewItem(await reads.galleryItems.of(owner.id), mediumId);
    const add = (shownId: MediumId, copyOf: MediumId | null): Promise<void> =>
      transaction(async ({ people, galleryItems }) => {
        // The limit and the order are judged one at a time.
        await people.lock(owner.id);
        const items = await galleryItems.of(owner.id);
        requireNewItem(items, mediumId);
        const position = nextPosition(items);
        const item: GalleryItem = { userId: owner.id, mediumId: shownId, position, alt: text, copyOf };
        await galleryItems.insert(item);
      });

    if (!medium || !mustBeCopied(medium)) await add(mediumId, null);
    else {
      if (!confirm) throw fieldError('body.confirm', 'input.required');
      await copyMedium(ports)(owner, medium, 'GALLERY', (copy) => add(copy.id, mediumId));
    }
    return galleryOf(ports, owner.id);
  };

export const reorderGallery =
  (ports: Needs) =>
  async (actor: Actor, order: readonly MediumId[]): Promise<Gallery> => {
    const owner = requireMember(actor);
    await ports.transaction(async ({ people, galleryItems }) => {
      await people.lock(owner.id);
      await galleryItems.place(inOrder(await galleryItems.of(owner.id), order));
    });
    return galleryOf(ports, owner.id);
  };

/** What is to be seen on a picture, in other words; where it stands does not change. */
export const describeInGallery =
  (ports: Needs) =>
  async (actor: Actor, mediumId: MediumId, alt: string): Promise<Gallery> => {
    const text = cleanAlt(alt);
    // Words can be taken back at any time.
    const owner = text === '' ? requireMember(actor) : requireMayPublish(actor, ports.clock.now());
    const wasThere = await ports.transaction(({ galleryItems }) =>
      galleryItems.describe(owner.id, mediumId, text),
    );
    if (!wasThere) throw new DomainError('user.media_not_found');
    return galleryOf(ports, owner.id);
  };

/** The file itself stays among the owner's files. */
export const removeFromGallery =
  (ports: Needs) =>
  async (actor: Actor, mediumId: MediumId): Promise<Gallery> => {
    const owner = requireMember(actor);
    const wasThere = await ports.transaction(({ galleryItems }) => galleryItems.delete(owner.id, mediumId));
    if (!wasThere) throw new DomainError('user.media_not_found');
    return galleryOf(ports, owner.id);
  };
