import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError, type ErrorCode } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { newDnsTask } from '../dns-task.ts';
import {
  changeDomain as changed,
  hostsChanged,
  oldNameMs,
  rename,
  requireOwn,
  type Domain,
  type DomainId,
} from '../domain.ts';
import { requireName } from '../site-name.ts';
import type { OwnDomain } from '../views/own-domain.ts';
import { nameRules } from '../zone.ts';
import { showDomain, type Showing } from './get-own-domain.ts';

type Pictures = Partial<Pick<Domain, 'faviconId' | 'logoId' | 'textLogoId'>>;
type Input = Readonly<{ id: DomainId; name?: string | undefined }> &
  Readonly<{ [Name in keyof Pictures]?: MediumId | null | undefined }> &
  SeenVersion;
type Uses = 'auditLog' | 'dnsTasks' | 'domains' | 'events' | 'media';
type Needs = Showing & Reads<'settings'> & Writes<Uses> & Pick<Ports, 'clock'>;

type PictureRule = Readonly<{
  refusal: ErrorCode;
  fits(size: Readonly<{ width: number; height: number }>): boolean;
}>;

const pictureRules: Readonly<Record<keyof Pictures, PictureRule>> = {
  faviconId: {
    refusal: 'domain.favicon_not_found',
    fits: ({ width, height }) => width === height && width >= 128,
  },
  logoId: { refusal: 'domain.logo_not_found', fits: ({ width, height }) => width <= 600 && height <= 600 },
  textLogoId: {
    refusal: 'domain.text_logo_not_found',
    fits: ({ width, height }) => width <= 800 && height <= 200,
  },
};
const pictureNames = Object.keys(pictureRules) as (keyof Pictures)[]; // the keys of the record above

const isFit = ({ type, width, height }: Medium, { fits }: PictureRule): boolean =>
  type === 'IMAGE' && width !== null && height !== null && fits({ width, height });

/** Own pictures for sites, in the sizes that they are shown in. */
const requirePictures = async (
  media: Pick<Repositories['media'], 'ofOwner'>,
  ownerId: UserId,
  chosen: Pictures,
): Promise<void> => {
  for (const name of pictureNames) {
    const id: MediumId | null | undefined = chosen[name];
    if (id === null || id === undefined) continue;
    const rule = pictureRules[name];
    const [medium] = await attachableMedia(media, {
      ownerId,
      ids: [id],
      purposes: ['SITE'],
      refusal: rule.refusal,
    });
    if (!medium || !isFit(medium, rule)) throw new DomainError(rule.refusal);
  }
};

/** A new name leads at once; the old one leads to it for 30 days and is anybody's afterwards. */
const takeName = async (
  { domains, dnsTasks, events }: Pick<Repositories, 'dnsTasks' | 'domains' | 'events'>,
  domain: Domain,
  name: string,
  at: Date,
): Promise<Domain> => {
  if (await domains.oldNameOf(domain.id)) throw new DomainError('domain.cannot_remove_old');
  const renamed = rename(domain, name, at);
  const { id: domainId, zone } = domain;
  await domains.update(renamed);
  await domains.keepOldName({ name: domain.name, zone, domainId, until: after(at, oldNameMs) });
  await dnsTasks.put(newDnsTask({ action: 'ENSURE', purpose: 'NAME', domainId, name, zone, at }));
  await events.append(hostsChanged(renamed));
  return renamed;
};

/** What its owner sets: the name once in 90 days, and the pictures. */
export const changeDomain =
  (ports: Needs) =>
  async (actor: Actor, { id, name: typed, version: seen, ...input }: Input): Promise<OwnDomain> => {
    const { id: userId } = requireMember(actor);
    const rules = await nameRules(ports);
    const after = await ports.transaction(async ({ domains, dnsTasks, events, media, auditLog }) => {
      const domain = await domains.lock(id);
      requireOwn(domain, userId);
      const at = ports.clock.now();
      const edit = { stored: domain.version, seen, at, targetType: 'domain' as const, targetId: id };
      await nextVersion({ auditLog }, actor, edit);
      const name = typed === undefined ? domain.name : requireName(typed, rules);
      const renamed =
        name === domain.name ? domain : await takeName({ domains, dnsTasks, events }, domain, name, at);
      const pictures: Pictures = Object.fromEntries(
        pictureNames.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
      );
      if (Object.keys(pictures).length === 0) return renamed;
      await requirePictures(media, userId, pictures);
      const dressed = changed(renamed, pictures, at);
      await domains.update(dressed);
      const { faviconId, logoId, textLogoId } = dressed;
      await media.unuse({ kind: 'SITE', id });
      await media.use(
        [...new Set([faviconId, logoId, textLogoId])].filter((one) => one !== null),
        { kind: 'SITE', id },
      );
      return dressed;
    });
    return showDomain(ports)(after);
  };
