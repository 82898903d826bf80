import { aContactMessage, aPageVersion, aQuestion } from '#fixtures/content/public-site.ts';
import { filledAi } from '#fixtures/assistant/filled-ai.ts';
import { permissions, type Permission } from '#core/access/actor/permission.ts';
import { placing } from '#core/money/coin/holds.ts';
import { superUserId } from '#core/kernel/id.ts';
import { topUpReference } from '#core/money/payment/payment.ts';
import { anAnnouncement } from '#fixtures/platform/announcements.ts';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aBundle, coinsOfBundle } from '#fixtures/coaching/bundles.ts';
import { aCoachRequest } from '#fixtures/coaching/coach-requests.ts';
import { aSavedReply, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { aCoinRequest, aTransfer } from '#fixtures/money/coins.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aFolder, aMedium } from '#fixtures/platform/media.ts';
import { aMail, aNotification } from '#fixtures/platform/notifications.ts';
import { aGift } from '#fixtures/money/gifts.ts';
import { aPromoCode, aPromotion } from '#fixtures/money/promotions.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aPayment, bankSettings } from '#fixtures/money/payments.ts';
import { aComment, aFeedPost } from '#fixtures/community/feed.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aChangelogEntry, filledBugReports } from '#fixtures/content/bug-reports.ts';
import { filledLearning } from '#fixtures/learning/filled-learning.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { answered, approved, aRating, canceled, note } from '#fixtures/coaching/sequences/rows.ts';
import { anImport } from '#fixtures/body/measurement-imports.ts';
import { anOwnMeasurement } from '#fixtures/body/own-measurements.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { ownersCertificate } from '#fixtures/platform/signed-certificate.ts';
import { aSpecializationRequest, fee, heldFor } from '#fixtures/coaching/specializations.ts';
import { aDomain, anExternalHost } from '#fixtures/sites/domains.ts';
import { aStaffNote } from '#fixtures/member-lifecycle/staff-work.ts';
import { aSecondFactor, aTrustedDevice } from '#fixtures/people/second-factors.ts';
import { aPasskey } from '#fixtures/people/passkeys.ts';
import { aProviderLink } from '#fixtures/people/sign-in-providers.ts';
import { aPersonalToken } from '#fixtures/people/personal-tokens.ts';
import { aSavedView } from '#fixtures/access/saved-views.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import type { Seed } from '#adapters/memory/create-store.ts';

export const password = 'một mật khẩu đủ dài';
export const credentials = { email: 'owner@example.com', password };

export const thisWeek = aSnapshot({ userId: 'owner', id: 'week-47', week: '2026-W47' });
const lastWeek = aSnapshot({ userId: 'owner', id: 'week-46', week: '2026-W46' });
const pictures = ['front', 'back', 'left', 'unused'].map((id) => aMedium({ ownerId: 'owner', id }));
const picture = aMedium({ ownerId: 'owner', id: 'picture', purpose: 'GENERAL' });
const sides = [
  { mediaId: 'front', side: 'FRONT' },
  { mediaId: 'back', side: 'BACK' },
  { mediaId: 'left', side: 'LEFT' },
];
const weeks = {
  measurementImports: [anImport({ userId: 'owner', id: 'import-1' })],
  ownMeasurements: [anOwnMeasurement({ userId: 'owner', id: 'own-measurement-1' })],
  importedValues: [{ importId: 'import-1', metric: 'weight' as const, week: '2026-W30', value: 66, days: 2 }],
  snapshots: [
    { ...lastWeek },
    {
      ...thisWeek,
      media: pictures
        .slice(0, 3)
        .map(({ id }, index) => ({ mediumId: id, side: sides[index]?.side as 'FRONT' })),
    }, // three pictures, three sides
  ],
};
const unpaid = aPayment({ userId: 'owner', id: 'unpaid' });
const paid = aPayment({
  userId: 'owner',
  id: 'paid',
  status: 'COMPLETED',
  bankCode: 'FT1',
  transferId: 'paid-coins',
  completedAt: unpaid.createdAt,
});
const closed = aPayment({ userId: 'owner', id: 'closed', status: 'CANCELED', cancelReason: 'EXPIRED' });
const arrived = anIncomingTransfer({
  id: 'arrived',
  noticeId: 'told',
  status: 'WAITING',
  waitingReason: 'UNKNOWN_MEMO',
});
const { body, strength, lifestyle, nutrition } = profileInputs();
export const measured = { body };
const ownersKeys = {
  sessions: [aSession({ id: 'a-session', userId: 'owner' })],
  secondFactors: [aSecondFactor({ userId: 'second-coach' })],
  trustedDevices: [aTrustedDevice({ id: 'a-device', userId: 'owner' })],
  passkeys: [aPasskey({ id: 'a-passkey', userId: 'owner' })],
  providerLinks: [aProviderLink({ userId: 'owner' })],
  personalTokens: [aPersonalToken({ id: 'a-token', userId: 'owner' })],
  savedViews: [aSavedView({ id: 'a-view', ownerId: 'staff-without', isShared: true })],
};
export const save = { body, strength, lifestyle, nutrition, media: sides };

const product = aProduct({ id: 'a-product', priceFitCoin: 60 });

const domain = aDomain({ userId: 'owner', id: 'a-domain', name: 'trang-cua-toi', zone: 'sites.localhost' });
const waiting = aSpecializationRequest({ id: 'a-request', userId: 'coach', type: 'PPM' });
const held = heldFor(waiting);
export const application = { link: 'https://hoa.example', reason: 'Tôi đã huấn luyện năm năm.' };

const betweenTwo = { memberId: 'owner', coachId: 'coach', snapshotId: thisWeek.id };
const bundle = aBundle({ id: 'a-bundle', memberId: 'owner', coachId: 'second-coach' });
const bundleCoins = coinsOfBundle(bundle);
const waitingReview = aWaitingReview({ ...betweenTwo, id: 'waiting-review' });
const closedReview = aWaitingReview({
  ...betweenTwo,
  ...canceled,
  id: 'closed-review',
  coachId: 'second-coach',
});
const answeredReviews = {
  unrated: aWaitingReview({
    ...betweenTwo,
    ...answered(),
    id: 'answered-review',
    message: 'Em hay đói tối.',
  }),
  rated: aWaitingReview({ ...betweenTwo, ...answered(), id: 'rated-review' }),
  shown: aWaitingReview({ ...betweenTwo, ...answered(), id: 'shown-review' }),
};
const room = aPairRoom('owner', 'second-coach', { id: 'a-room', lastSeq: 1, lastRev: 1 });
const group = aGroup('owner', { id: 'a-group', memberCount: 2 });
const chatRequest = aPairRoom('owner', 'pending', { id: 'a-chat-request' });
const chatMembers = [
  aRoomMember({ ...room, lastSeq: 0 }, 'owner'),
  aRoomMember({ ...room, lastSeq: 0 }, 'second-coach'),
  aRoomMember(group, 'owner'),
  aRoomMember(group, 'second-coach'),
  aRoomMember(chatRequest, 'owner', { state: 'REQUEST' }),
  aRoomMember(chatRequest, 'pending'),
];

export const aReply = { notes: [note], targets: [] };

/** One of nearly everything there is, between a member (`owner`), a coach and staff with chosen permissions. */
const contentSeed: Seed = {
  content: filledContent,
  bugReports: filledBugReports,
  changelog: [aChangelogEntry({ id: 'an-entry' })],
  questions: [aQuestion({ id: 'a-question' })],
  contactMessages: [aContactMessage({ id: 'a-message' })],
  ai: filledAi,
};

export const seedFor = (
  asked: readonly Permission[],
  given: readonly Permission[] = asked.slice(-1),
): Seed => {
  const user = (id: string, parts: Parameters<typeof aUser>[0] = {}) =>
    aUser({ id, email: `${id}@example.com`, ...parts });
  const users = [
    user('pending', { status: 'PENDING', emailVerifiedAt: null }),
    user('owner', { username: 'owner', isPublic: true, translation: true }),
    user('other'),
    user('coach', { type: 'COACH', isPublic: true, translation: true }),
    user('second-coach', { type: 'COACH', isPublic: true, reviewPrice: 0 }),
    user('staff-without', { roleId: 'without' }),
    user('staff-with', { roleId: 'with' }),
  ];
  return {
    roles: [
      aRole({ id: 'with', permissions: given }),
      aRole({ id: 'without', permissions: permissions.filter((name) => !asked.includes(name)) }),
      aRole({ id: 'spare', name: 'Spare', permissions: [] }),
    ],
    users,
    credentials: Object.fromEntries(
      [...users.map(({ id }) => id), superUserId].map((id) => [id, hashOf(password)]),
    ),
    ...ownersKeys,
    settings: bankSettings,
    domains: [domain],
    externalHosts: [
      anExternalHost({ domainId: domain.id, userId: 'owner', id: 'a-host', verifiedAt: domain.createdAt }),
    ],
    payments: [unpaid, paid, closed],
    bankNotices: [aBankNotice({ id: 'told' })],
    incomingTransfers: [arrived],
    gifts: [aGift({ id: 'a-gift', giverId: 'coach', receiverId: 'owner' })],
    promotions: [aPromotion({ id: 'a-promotion' })],
    promoCodes: [
      aPromoCode({ id: 'a-code', promotionId: 'a-promotion', code: 'WELCOME', codeKey: 'WELCOME' }),
    ],
    coinRequests: [aCoinRequest({ id: 'asked', userId: 'owner', askedBy: 'system' })],
    media: [...pictures, picture],
    folders: [aFolder({ ownerId: 'owner', id: 'folder' })],
    products: [product, aProduct({ id: 'a-new-product' })],
    orders: [anOrder({ id: 'an-order', userId: 'owner' }, product)],
    ...weeks,
    transfers: [
      ...[...users.map(({ id }) => id), superUserId].flatMap((userId) => [
        aTransfer({ userId, coin: 'FIT_COIN', amount: 100 }),
        aTransfer({ userId, coin: 'BASE_COIN', amount: 5000 }),
      ]),
      {
        ...aTransfer({
          userId: 'owner',
          coin: 'FIT_COIN',
          amount: paid.coins,
          reason: 'TOP_UP',
          reference: topUpReference(paid),
        }),
        id: 'paid-coins',
      },
      aTransfer({ userId: 'coach', coin: 'FIT_COIN', amount: 2 * fee }),
      ...bundleCoins.transfers,
      placing(held, { id: held.transferId, actor: 'coach', at: held.createdAt }),
    ],
    holds: [held, ...bundleCoins.holds],
    reviewBundles: [bundle],
    coachRequests: [aCoachRequest({ id: 'an-application', userId: 'pending' })],
    specializationRequests: [waiting],
    pageVersions: [aPageVersion({ key: 'post-features' })],
    ...ownersCertificate,
    notifications: [
      aNotification({
        id: 'a-notice',
        userId: 'owner',
        type: 'SYSTEM',
        topic: 'password_changed',
        category: 'system',
      }),
    ],
    partners: [aPartner({ id: 'a-partner', ownerId: 'coach' }), aPartner({ id: 'a-new-partner' })],
    partnerRewards: [
      aPartnerReward({
        id: 'a-reward',
        partnerId: 'a-partner',
        proof: 'CODE',
        code: 'AN TAM',
        claimedCount: 1,
      }),
      aPartnerReward({ id: 'an-unclaimed-reward', partnerId: 'a-partner' }),
    ],
    partnerClaims: [aPartnerClaim({ id: 'a-claim', rewardId: 'a-reward', userId: 'pending' })],
    chatRooms: [room, group, chatRequest],
    chatMembers,
    chatMessages: [aMessage({ id: 'a-message', roomId: room.id, seq: 1, senderId: 'owner' })],
    announcements: [anAnnouncement({ id: 'an-announcement' })],
    savedReplies: [aSavedReply({ id: 'a-text', coachId: 'coach' })],
    reviews: [waitingReview, closedReview, ...Object.values(answeredReviews)],
    ratings: [
      aRating(answeredReviews.rated, { id: 'a-rating' }),
      aRating(answeredReviews.shown, { id: 'a-shown-rating', ...approved }),
    ],
    feedPosts: [
      aFeedPost({ id: 'a-post', authorId: 'owner' }),
      aFeedPost({
        id: 'a-deleted-post',
        authorId: 'owner',
        status: 'DELETED',
        statusBefore: 'PUBLISHED',
        deletedAt: unpaid.createdAt,
      }),
    ],
    comments: [aComment({ id: 'a-comment', authorId: 'owner', subjectId: 'a-post' })],
    learning: filledLearning,
    ...contentSeed,
    staffNotes: [aStaffNote({ id: 'a-staff-note', recordId: 'owner', authorId: 'other' })],
    mails: [
      aMail({ id: 'a-mail', userId: 'owner', template: 'forgot_password', secrets: {}, status: 'FAILED' }),
    ],
  };
};
