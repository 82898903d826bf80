import { addressOf } from '#core/platform/media/address.ts';
import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion } from '#core/access/audit/last-write.ts';
import { DomainError, refuseFields, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { asSnapshotMedia, type GivenMedium } from '../candidate.ts';
import type { ProfileInputs, Section } from '#core/body/indicator/fields.ts';
import { sectionsOf } from '../draft-values.ts';
import { lastMeasuredIn, type LastMeasured } from '../ritual/due.ts';
import { held, ownedMedia } from '../owned-media.ts';
import { presentMedia, type PresentedMedium } from '../views/presented-snapshot.ts';

/** Forty fields and a page of prose fit many times; a draft is no place to keep anything else. */
export const maxDraftLength = 32_768;

export type PresentedDraft = ProfileInputs &
  Readonly<{
    media: readonly PresentedMedium[];
    carriedOver: readonly string[];
    step: number;
    version: number;
    updatedAt: Date;
  }>;

type Needs = Reads<'drafts' | 'media' | 'snapshots' | 'users'> & Pick<Ports, 'mediaStore' | 'clock'>;

type OpenedForm = Readonly<{ draft: PresentedDraft | null; lastMeasured: LastMeasured; week: WeekKey }>;

/**
 * What was typed and not yet saved, on whichever device, and when each field was measured last. `week` is the member's
 * own now: a form that saves later says which one it was opened for.
 */
export const getDraft =
  ({ reads, mediaStore, clock }: Needs) =>
  async (actor: Actor): Promise<OpenedForm> => {
    const { id } = requireMember(actor);
    const [draft, weeks, user] = await Promise.all([
      reads.drafts.of(id),
      reads.snapshots.seriesOf(id, null),
      reads.users.get(id),
    ]);
    const lastMeasured = lastMeasuredIn(weeks);
    const { key: week } = isoWeekOf(clock.now(), user.timeZone);
    if (!draft) return { draft: null, lastMeasured, week };
    const { inputs, media, carriedOver, step, version, updatedAt } = draft;
    const owned = await ownedMedia(reads.media, id, media);
    return {
      draft: {
        ...sectionsOf(inputs),
        media: await presentMedia((medium) => addressOf(mediaStore, medium, clock.now()), media, owned),
        carriedOver,
        step,
        version,
        updatedAt,
      },
      lastMeasured,
      week,
    };
  };

export type DraftInput = Readonly<{
  inputs: Readonly<Partial<Record<Section, Readonly<Record<string, unknown>>>>>;
  media?: readonly GivenMedium[] | undefined;
  carriedOver?: readonly string[] | undefined;
  step: number;
  /** What this device last saw; 0: nothing yet. */
  version?: number | undefined;
}>;

/** Keeps what is being typed as it is: unfinished and out-of-range values too. Two devices never overwrite each other unseen. */
export const keepDraft =
  ({ transaction, clock }: Writes<'auditLog' | 'drafts' | 'media' | 'snapshots'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { inputs, media = [], carriedOver = [], step, version }: DraftInput,
  ): Promise<{ version: number; updatedAt: Date }> => {
    const { id: userId } = requireMember(actor);
    if (JSON.stringify(inputs).length > maxDraftLength) {
      throw new DomainError('input.too_large', { kilobytes: maxDraftLength / 1024 });
    }
    const shown = asSnapshotMedia(media);

    return transaction(async (repositories) => {
      const { snapshots, drafts } = repositories;
      await snapshots.lockMember(userId);
      const owned = await ownedMedia(held(repositories.media), userId, shown);
      refuseFields(
        shown.flatMap(({ mediumId }, index): readonly FieldIssue[] =>
          owned.has(mediumId) ? [] : [{ path: `body.media.${index}.mediaId`, code: 'user.media_not_found' }],
        ),
      );
      const existing = await drafts.of(userId);
      const at = clock.now();
      const next = await nextVersion(repositories, actor, {
        stored: existing?.version ?? 0,
        seen: version,
        at,
        targetType: 'draft',
        targetId: userId,
      });
      const kept = await drafts.put({
        userId,
        inputs,
        media: shown,
        carriedOver,
        step,
        version: next,
        updatedAt: at,
      });
      return { version: kept.version, updatedAt: kept.updatedAt };
    });
  };

/** Forgets the draft. */
export const deleteDraft =
  ({ transaction }: Writes<'drafts'>) =>
  async (actor: Actor): Promise<{ ok: true }> => {
    const { id } = requireMember(actor);
    await transaction(({ drafts }) => drafts.delete(id));
    return { ok: true };
  };
