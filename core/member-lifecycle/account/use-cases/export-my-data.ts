import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { without } from '#core/access/actor/archive.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Language } from '#core/kernel/language.ts';
import { everyRow } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { SignedInUser } from '#core/people/account/ports.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { archiveFormat } from '../../archive-import/archive-content.ts';

type Needs = Pick<Ports, 'baseUrl' | 'reads' | 'mediaStore' | 'clock' | 'ids'> &
  WithHooks<'archiveOf' | 'filesGivenTo'>;

const accountOf = ({ user, roleName }: SignedInUser) => ({
  ...without(user, 'roleId', 'avatarId', 'version', 'anonymisedAt'),
  roleName,
  avatarMediaId: user.avatarId,
});

/** Where a file lies in the archive: unique by its id, and called what its owner called it. */
const pathOf = ({ id, name }: Medium): string =>
  `media/${id}-${name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').slice(-80) || 'file'}`;

const mediumOf = (medium: Medium) => {
  const shown = without(medium, 'ownerId', 'source', 'key', 'thumbnailKey', 'deletedAt', 'version');
  return { ...shown, file: pathOf(medium) };
};

/** The server, without a path below it. */
const originOf = (baseUrl: string): string => /^\w+:\/\/[^/]+/.exec(baseUrl)?.[0] ?? baseUrl;

/** Everything this person owns, as data, and their files to be read one after the other. Free, and never cut short. */
export const exportMyData =
  ({ baseUrl, reads, mediaStore, clock, ids, hooks }: Needs) =>
  async (actor: Actor): Promise<PersonalData> => {
    const { id } = requireMember(actor);
    const found = await reads.users.findSignedIn(id);
    const at = clock.now();
    // The account first, what stands on it after: hooks answer from the top.
    const parts = await Promise.all(hooks.archiveOf.toReversed().map((archive) => archive(reads, id, at)));
    const media = await everyRow((page) => reads.media.everyOf(id, page));
    const given = (await Promise.all(hooks.filesGivenTo.map((filesOf) => filesOf(reads, id)))).flat();
    return {
      language: found?.user.language ?? 'vi',
      data: {
        // By this another server knows what it reads, and that it read it before.
        archive: { format: archiveFormat, origin: originOf(baseUrl), exportId: ids.next() },
        exportedAt: at,
        account: found ? accountOf(found) : {},
        ...Object.assign({}, ...parts),
        media: media.map(mediumOf),
        givenMedia: given.map(mediumOf),
      },
      files: [...media, ...given].map((medium) => ({
        path: pathOf(medium),
        read: () => mediaStore.read(medium.key),
      })),
    };
  };

/** Rows by table; `account` is one row, `exportedAt` when all of it was read. */
export type PersonalData = Readonly<{
  language: Language;
  data: Readonly<{ exportedAt: Date; account: object } & Record<string, unknown>>;
  files: readonly Readonly<{ path: string; read(): Promise<Uint8Array> }>[];
}>;
