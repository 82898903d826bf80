import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { archivedReviews } from '#core/coaching/review/archive.ts';
import { ownReference } from '#core/money/coin/source.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import { maxPageSize } from '#core/kernel/page.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { SignedInUser } from '#core/people/account/ports.ts';
import type { Session } from '#core/people/sign-in/session.ts';

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

const all = async <Row>(page: (request: PageRequest) => Promise<Page<Row>>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page({ limit: maxPageSize, cursor });
    rows.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
};

/** The record without what speaks of the house and not of the person. */
const without = <Row extends object, Key extends keyof Row & string>(
  row: Row,
  ...names: readonly Key[]
): Omit<Row, Key> =>
  // What is left is the row without those names; fromEntries forgets that.
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !names.some((dropped) => dropped === name)),
  ) as Omit<Row, Key>;

const accountOf = ({ user, roleName }: SignedInUser) => ({
  ...without(user, 'roleId', 'avatarId', 'version', 'anonymisedAt'),
  roleName,
  avatarMediaId: user.avatarId,
});

const sessionOf = ({ userAgent, address, createdAt, lastUsedAt, expiresAt }: Session) => ({
  userAgent,
  address,
  createdAt,
  lastUsedAt,
  expiresAt,
});

/** Where a file lies in the archive: unique by its id, and called what its owner called it. */
const pathOf = ({ id, name }: Medium): string =>
  `media/${id}-${name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').slice(-80) || 'file'}`;

const mediumOf = (medium: Medium) => {
  const { id, name, type, purpose, contentType, size, width, height, createdAt } = medium;
  return { id, name, type, purpose, contentType, size, width, height, createdAt, file: pathOf(medium) };
};

const tablesOf = async ({ reads, clock }: Needs, id: string) => {
  const beginning = new Date(0);
  const [
    consents,
    sessions,
    snapshots,
    goals,
    draft,
    media,
    transactions,
    wallet,
    rewards,
    reports,
    orders,
    partnerClaims,
    payments,
    coachRequests,
    specializationRequests,
    reviews,
    coachProfile,
    savedReplies,
    questionForm,
    photoViews,
    planWaits,
  ] = await Promise.all([
    reads.consents.of(id),
    reads.sessions.listOf(id, clock.now()),
    reads.snapshots.seriesOf(id, null),
    reads.goals.of(id),
    reads.drafts.of(id),
    all((page) => reads.media.pageOf(id, page)),
    all((page) => reads.transactions.pageOf(id, {}, page)),
    reads.wallets.of(id),
    all((page) => reads.rewardClaims.pageOf(id, page)),
    all((page) => reads.reports.pageOf(id, page)),
    all((page) => reads.orders.pageOf(id, {}, page)),
    all((page) => reads.partnerClaims.pageOf(id, page)),
    all((page) => reads.payments.pageOf(id, page)),
    reads.coachRequests.of(id),
    reads.specializationRequests.of(id),
    reads.reviews.allOf(id),
    reads.coaches.profileOf(id),
    reads.coaches.savedReplies(id),
    reads.questionForms.currentOf(id),
    all((page) => reads.photoViews.pageOf(id, page)),
    reads.planWaits.of(id),
  ]);
  const [notifications, preferences, mails] = await Promise.all([
    all((page) => reads.notifications.pageOf(id, beginning, page)),
    reads.notificationPreferences.of(id),
    all((page) => reads.mails.pageOf(id, page)),
  ]);
  return {
    consents,
    sessions: sessions.map(sessionOf),
    snapshots: snapshots.map((row) => without(row, 'userId')),
    goals: goals.map((row) => without(row, 'userId')),
    drafts: draft ? [draft] : [],
    media,
    wallet: [wallet],
    transactions: transactions.map((row) => ({
      ...without(row, 'userId'),
      reference: ownReference(row.type, row.reference),
    })),
    // The source of an invitation's reward is another member.
    rewards: rewards.map((row) => without(row, 'userId', 'source')),
    partnerClaims: partnerClaims.map((row) =>
      without(row, 'userId', 'userName', 'ownerId', 'decidedBy', 'number'),
    ),
    coachRequests: coachRequests.map((row) => without(row, 'userId', 'decidedBy', 'checklist')),
    specializationRequests: specializationRequests.map((row) =>
      without(row, 'userId', 'holdId', 'decidedBy', 'checklist', 'version'),
    ),
    payments: payments.map((row) => without(row, 'userId', 'proposal', 'version')),
    orders: orders.map((row) => without(row, 'userId', 'userName', 'version')),
    photoViews: photoViews.map((row) => without(row, 'ownerId', 'viewerId')),
    planWaits: planWaits.map((row) => without(row, 'userId')),
    ...archivedReviews(reviews, id),
    coachProfile: coachProfile ? [without(coachProfile, 'coachId')] : [],
    questionForm: questionForm ? [without(questionForm, 'coachId')] : [],
    savedReplies: savedReplies.map((row) => without(row, 'coachId')),
    reports: reports.map((row) => without(row, 'userId', 'holdId', 'requestKey')),
    notifications: notifications.map((row) => without(row, 'userId', 'groupKey')),
    notificationPreferences: preferences,
    // What the mails said of codes and links was forgotten when they were sent.
    mails: mails.map(({ to, template, language, values, status, createdAt, sentAt }) => ({
      to,
      template,
      language,
      values,
      status,
      createdAt,
      sentAt,
    })),
  };
};

/** Everything this person owns, as data, and their files to be read one after the other. Free, and never cut short. */
export const exportMyData =
  (ports: Needs) =>
  async (actor: Actor): Promise<PersonalData> => {
    const { id } = requireMember(actor);
    const { reads, mediaStore, clock } = ports;
    const found = await reads.users.findSignedIn(id);
    const { media, ...tables } = await tablesOf(ports, id);
    const account = found ? accountOf(found) : {};
    return {
      language: found?.user.language ?? 'vi',
      data: { exportedAt: clock.now(), account, ...tables, media: media.map(mediumOf) },
      files: media.map((medium) => ({ path: pathOf(medium), read: () => mediaStore.read(medium.key) })),
    };
  };

/** Rows by table; `account` is one row, `exportedAt` when all of it was read. */
export type PersonalData = Readonly<{
  language: Language;
  data: Readonly<{ exportedAt: Date; account: object } & Record<string, unknown>>;
  files: readonly Readonly<{ path: string; read(): Promise<Uint8Array> }>[];
}>;
