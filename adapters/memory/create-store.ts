import { seedFollows } from './community/seeded-follows.ts';
import type { Follow } from '#core/community/follow/follow.ts';
import type { Relation } from '#core/community/follow/relation.ts';
import { seededRoles, type Role } from '#core/access/role/role.ts';
import type { ContactMessage } from '#core/content/contact/contact-message.ts';
import type { PageVersion } from '#core/content/page/page.ts';
import type { Question } from '#core/content/question/question.ts';
import type { Order } from '#core/money/shop/order.ts';
import type { Product } from '#core/money/shop/product.ts';
import type { Comment } from '#core/community/comment/comment.ts';
import type { Ranking } from '#core/community/feed/ports.ts';
import type { FeedPost } from '#core/community/feed/post.ts';
import type { Appeal } from '#core/community/moderation/appeal.ts';
import type { Case } from '#core/community/moderation/case.ts';
import type { Report } from '#core/community/moderation/report.ts';
import type { Sanction } from '#core/community/moderation/sanction.ts';
import type { TextRule } from '#core/community/moderation/text-rule.ts';
import type { CoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { Gift } from '#core/money/gift/gift.ts';
import type { PromoCode, Promotion, PromoUse } from '#core/money/promo/promotion.ts';
import type { CoinRequest } from '#core/money/coin/coin-request.ts';
import type { Hold } from '#core/money/coin/holds.ts';
import type { Transfer } from '#core/money/coin/ledger.ts';
import type { CoachProfile, CoachStats, SavedReply } from '#core/coaching/coach/coach.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { SampleReview } from '#core/coaching/coach/sample/sample-review.ts';
import type { ReviewBundle } from '#core/coaching/review/bundle/bundle.ts';
import type { Review } from '#core/coaching/review/review.ts';
import type { RewardClaim } from '#core/money/coin/rewards.ts';
import type { SavedView } from '#core/access/saved-view/saved-view.ts';
import type { PersonalToken, TokenCall } from '#core/people/personal-token/personal-token.ts';
import type { Passkey } from '#core/people/passkey/passkey.ts';
import type { ProviderClaim, ProviderLink } from '#core/people/sign-in-provider/provider.ts';
import type { Viewing } from '#core/people/viewing/viewing-session.ts';
import type { SecondFactor, TrustedDevice } from '#core/people/second-factor/second-factor.ts';
import type { Session } from '#core/people/sign-in/session.ts';
import { defaultReminder, emptyProfile, type User } from '#core/people/account/user.ts';
import type { Assignment, StaffNote } from '#core/member-lifecycle/staff-work/staff-note.ts';
import type { BroughtAnswer } from '#core/member-lifecycle/archive-import/archive-content.ts';
import type { MeasurementImport } from '#core/body/measurement-import/imported-value.ts';
import type { OwnMeasurement } from '#core/body/own-measurement/own-measurement.ts';
import type { Draft, Goal, Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { Member } from '#core/community/chat/member.ts';
import type { Message } from '#core/community/chat/message.ts';
import type { Room } from '#core/community/chat/room.ts';
import { aiUserId, superUserId } from '#core/kernel/id.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { GalleryItem } from '#core/people/profile/gallery.ts';
import type { Folder } from '#core/platform/media/folder.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { PendingUpload } from '#core/platform/media/upload.ts';
import type { Announcement } from '#core/platform/notification/announcement.ts';
import type { MailAddress } from '#core/platform/notification/delivery/mail-address.ts';
import type { Mail, Notification } from '#core/platform/notification/notification.ts';
import type { BankNotice, IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import type { Partner, PartnerClaim, PartnerReward } from '#core/money/partner/partner.ts';
import type { Achievement, Credential } from '#core/platform/credential/credential.ts';
import type { CredentialKey } from '#core/platform/credential/credential-key.ts';
import { defaultSettings, type Settings } from '#core/platform/settings/site.ts';
import type { SpecializationRequest } from '#core/coaching/specialization/specialization-request.ts';
import { seededSpecializations, type Specialization } from '#core/coaching/specialization/specialization.ts';
import type { BugReport } from '#core/content/bug-report/bug-report.ts';
import type { ChangelogEntry } from '#core/content/changelog/changelog.ts';
import type { Domain } from '#core/sites/domain-name/domain.ts';
import type { ExternalHost } from '#core/sites/external-host/external-host.ts';
import type { HomeNumber } from '#core/body/snapshot/home/home-number.ts';
import type { ImportedValueRow } from './body/measurement-imports.ts';
import type { OwnValueRow } from './body/own-measurements.ts';
import { postFeed } from './community/seeded-feed.ts';
import type { StoredRecoveryCode } from './people/second-factors.ts';
import { keyOf, openStore, type Store, type View } from './engine/store.ts';
import { seedAi, type AiSeed } from './assistant/seeded-ai.ts';
import { seedContent, type ContentSeed } from './content/seeded-content.ts';
import { seedLearning, type LearningSeed } from './learning/seeded-learning.ts';
import { seedCredentials } from './platform/seeded-credentials.ts';
import { postTransfer } from './money/wallets.ts';

export type Seed = Partial<
  Readonly<{
    /** Beside, or in place of, the seeded ones. */
    roles: readonly Role[];
    /** What staff have set, over the defaults. */
    settings: Partial<Settings>;
    users: readonly User[];
    domains: readonly Domain[];
    externalHosts: readonly ExternalHost[];
    /** Password hashes by user id. */
    credentials: Readonly<Record<string, string>>;
    sessions: readonly Session[];
    secondFactors: readonly SecondFactor[];
    recoveryCodes: readonly StoredRecoveryCode[];
    trustedDevices: readonly TrustedDevice[];
    passkeys: readonly Passkey[];
    providerLinks: readonly ProviderLink[];
    providerClaims: readonly ProviderClaim[];
    personalTokens: readonly PersonalToken[];
    viewings: readonly Viewing[];
    staffNotes: readonly StaffNote[];
    assignments: readonly Assignment[];
    savedViews: readonly SavedView[];
    personalTokenCalls: readonly TokenCall[];
    media: readonly Medium[];
    products: readonly Product[];
    orders: readonly Order[];
    payments: readonly Payment[];
    bankNotices: readonly BankNotice[];
    incomingTransfers: readonly IncomingTransfer[];
    snapshots: readonly Snapshot[];
    drafts: readonly Draft[];
    goals: readonly Goal[];
    reviewBundles: readonly ReviewBundle[];
    sampleReviews: readonly SampleReview[];
    homeNumbers: readonly HomeNumber[];
    measurementImports: readonly MeasurementImport[];
    broughtAnswers: readonly BroughtAnswer[];
    ownMeasurements: readonly OwnMeasurement[];
    ownValues: readonly OwnValueRow[];
    importedValues: readonly ImportedValueRow[];
    /** In their order: wallets come from nothing else. */
    transfers: readonly Transfer[];
    holds: readonly Hold[];
    coinRequests: readonly CoinRequest[];
    gifts: readonly Gift[];
    promotions: readonly Promotion[];
    promoCodes: readonly PromoCode[];
    promoUses: readonly PromoUse[];
    rewardClaims: readonly RewardClaim[];
    partners: readonly Partner[];
    pageVersions: readonly PageVersion[];
    questions: readonly Question[];
    contactMessages: readonly ContactMessage[];
    folders: readonly Folder[];
    uploads: readonly PendingUpload[];
    galleryItems: readonly GalleryItem[];
    partnerRewards: readonly PartnerReward[];
    partnerClaims: readonly PartnerClaim[];
    coachRequests: readonly CoachRequest[];
    /** In place of the seeded ones of the same type. */
    specializations: readonly Specialization[];
    specializationRequests: readonly SpecializationRequest[];
    coachProfiles: readonly CoachProfile[];
    reviews: readonly Review[];
    ratings: readonly Rating[];
    coachStats: readonly CoachStats[];
    questionForms: readonly QuestionForm[];
    savedReplies: readonly SavedReply[];
    notifications: readonly Notification[];
    mails: readonly Mail[];
    mailAddresses: readonly MailAddress[];
    announcements: readonly Announcement[];
    follows: readonly Follow[];
    feedPosts: readonly FeedPost[];
    feedRankings: readonly Ranking[];
    comments: readonly Comment[];
    relations: readonly Relation[];
    chatRooms: readonly Room[];
    chatMembers: readonly Member[];
    chatMessages: readonly Message[];
    cases: readonly Case[];
    contentReports: readonly Report[];
    sanctions: readonly Sanction[];
    appeals: readonly Appeal[];
    textRules: readonly TextRule[];
    signedCredentials: readonly Credential[];
    achievements: readonly Achievement[];
    credentialKeys: readonly CredentialKey[];
    learning: LearningSeed;
    content: ContentSeed;
    ai: AiSeed;
    bugReports: readonly BugReport[];
    changelog: readonly ChangelogEntry[];
  }>
>;

/** The day the first rows of an empty database are dated. */
const opening = new Date('2026-01-01T00:00:00Z');

const superUser: User = {
  ...emptyProfile,
  id: superUserId,
  roleId: 'admin',
  level: 'PREMIUM',
  levelExpiresAt: null,
  type: 'USER',
  status: 'ACTIVE',
  statusReason: null,
  email: 'admin@fitboard.invalid',
  emailVerifiedAt: opening,
  fullname: 'Fitboard',
  activityStatus: 'OFFLINE',
  hideFromSearch: false,
  referrerId: null,
  referralCode: 'fitboard',
  language: 'vi',
  timeZone: defaultTimeZone,
  units: 'METRIC',
  bodyStandard: 'WHO',
  reminder: { ...defaultReminder, enabled: false },
  deletionRequestedAt: null,
  anonymisedAt: null,
  version: 1,
  createdAt: opening,
  updatedAt: opening,
};

/** Whom the answers of the AI coach come from; it has no password, and nobody finds it. */
const aiUser: User = {
  ...superUser,
  id: aiUserId,
  roleId: 'member',
  level: 'BASIC',
  email: 'ai-coach@fitboard.invalid',
  fullname: 'AI Coach',
  hideFromSearch: true,
  whoMayWrite: 'NOBODY',
  referralCode: 'ai-coach',
};

/** What people sign in with, and what staff noted and keep for themselves. */
const seedSignIns = (table: View['table'], seed: Seed): void => {
  for (const [userId, hash] of Object.entries(seed.credentials ?? {}))
    table('credentials').set(userId, { userId, hash, updatedAt: opening });
  for (const factor of seed.secondFactors ?? []) table('secondFactors').set(factor.userId, factor);
  for (const code of seed.recoveryCodes ?? [])
    table('recoveryCodes').set(keyOf(code.userId, code.hash), code);
  for (const passkey of seed.passkeys ?? []) table('passkeys').set(passkey.id, passkey);
  for (const claim of seed.providerClaims ?? []) table('providerClaims').set(claim.markHash, claim);
  for (const link of seed.providerLinks ?? []) table('providerLinks').set(link.id, link);
  for (const device of seed.trustedDevices ?? []) table('trustedDevices').set(device.id, device);
  for (const note of seed.staffNotes ?? []) table('staffNotes').set(note.id, note);
  for (const one of seed.assignments ?? []) table('assignments').set(keyOf(one.kind, one.recordId), one);
  for (const viewing of seed.viewings ?? []) table('viewings').set(viewing.id, viewing);
  for (const saved of seed.savedViews ?? []) table('savedViews').set(saved.id, saved);
  for (const token of seed.personalTokens ?? []) table('personalTokens').set(token.id, token);
  for (const call of seed.personalTokenCalls ?? []) table('personalTokenCalls').set(call.id, call);
  for (const session of seed.sessions ?? []) table('sessions').set(session.id, session);
};

/** A store as the migrations leave it, with what the seed adds. */
export const createStore = (seed: Seed = {}): Store => {
  const store = openStore();
  const view = store.committed;
  const { table } = view;
  for (const role of seededRoles) {
    table('roles').set(role.id, {
      ...role,
      builtIn: true,
      version: 1,
      createdAt: opening,
      updatedAt: opening,
    });
  }
  for (const role of seed.roles ?? []) table('roles').set(role.id, role);
  if (seed.settings) {
    const settings = { ...defaultSettings, ...seed.settings };
    table('settings').set('site', { settings, version: 1, updatedAt: opening, updatedBy: superUserId });
  }
  table('users').set(superUserId, superUser);
  table('users').set(aiUserId, aiUser);
  for (const user of seed.users ?? []) table('users').set(user.id, user);
  seedSignIns(table, seed);
  for (const domain of seed.domains ?? []) {
    const { id: domainId, name, zone } = domain;
    table('domains').set(domainId, domain);
    table('siteNames').set(name, { name, zone, domainId, until: null });
  }
  for (const host of seed.externalHosts ?? []) table('externalHosts').set(host.id, host);
  for (const medium of seed.media ?? []) table('media').set(medium.id, medium);
  for (const folder of seed.folders ?? []) table('folders').set(folder.id, folder);
  for (const upload of seed.uploads ?? []) table('uploads').set(upload.id, upload);
  for (const item of seed.galleryItems ?? [])
    table('galleryItems').set(keyOf(item.userId, item.mediumId), item);
  for (const payment of seed.payments ?? []) table('payments').set(payment.id, payment);
  for (const notice of seed.bankNotices ?? []) table('bankNotices').set(notice.id, notice);
  for (const transfer of seed.incomingTransfers ?? []) table('incomingTransfers').set(transfer.id, transfer);
  for (const product of seed.products ?? []) table('products').set(product.id, product);
  for (const order of seed.orders ?? []) table('orders').set(order.id, order);
  for (const snapshot of seed.snapshots ?? []) table('snapshots').set(snapshot.id, snapshot);
  for (const draft of seed.drafts ?? []) table('drafts').set(draft.userId, draft);
  for (const made of seed.measurementImports ?? []) table('measurementImports').set(made.id, made);
  for (const answer of seed.broughtAnswers ?? []) table('broughtAnswers').set(answer.id, answer);
  for (const own of seed.ownMeasurements ?? []) table('ownMeasurements').set(own.id, own);
  for (const one of seed.ownValues ?? []) table('ownValues').set(keyOf(one.measurementId, one.day), one);
  for (const value of seed.importedValues ?? [])
    table('importedValues').set(keyOf(value.importId, value.metric, value.week), value);
  for (const chosen of seed.homeNumbers ?? []) table('homeNumbers').set(chosen.userId, chosen);
  for (const sample of seed.sampleReviews ?? []) table('sampleReviews').set(sample.coachId, sample);
  for (const bundle of seed.reviewBundles ?? []) table('reviewBundles').set(bundle.id, bundle);
  for (const goal of seed.goals ?? []) table('goals').set(keyOf(goal.userId, goal.metric), goal);
  for (const transfer of seed.transfers ?? []) postTransfer(view, transfer);
  for (const hold of seed.holds ?? []) table('holds').set(hold.id, hold);
  for (const request of seed.coinRequests ?? []) table('coinRequests').set(request.id, request);
  for (const name of ['gifts', 'promotions', 'promoCodes', 'promoUses'] as const)
    for (const row of seed[name] ?? []) table(name as 'gifts').set(row.id, row as Gift); // each of its own kind
  for (const claim of seed.rewardClaims ?? []) table('rewardClaims').set(claim.id, claim);
  for (const name of ['pageVersions', 'questions', 'contactMessages'] as const)
    for (const row of seed[name] ?? []) table(name as 'questions').set(row.id, row as Question); // each of its own kind
  for (const partner of seed.partners ?? []) table('partners').set(partner.id, partner);
  for (const reward of seed.partnerRewards ?? []) table('partnerRewards').set(reward.id, reward);
  for (const claim of seed.partnerClaims ?? []) table('partnerClaims').set(claim.id, claim);
  for (const request of seed.coachRequests ?? []) table('coachRequests').set(request.id, request);
  for (const { type, description } of seededSpecializations) {
    const one: Specialization = {
      type,
      description,
      infoUrl: null,
      status: 'ACTIVE',
      version: 1,
      updatedAt: opening,
    };
    table('specializations').set(type, one);
  }
  for (const one of seed.specializations ?? []) table('specializations').set(one.type, one);
  for (const request of seed.specializationRequests ?? [])
    table('specializationRequests').set(request.id, request);
  for (const review of seed.reviews ?? []) table('reviews').set(review.id, review);
  for (const rating of seed.ratings ?? []) table('ratings').set(rating.id, rating);
  for (const profile of seed.coachProfiles ?? []) table('coachProfiles').set(profile.coachId, profile);
  for (const stats of seed.coachStats ?? []) table('coachStats').set(stats.coachId, stats);
  for (const form of seed.questionForms ?? []) table('questionForms').set(form.id, form);
  for (const relation of seed.relations ?? [])
    table('relations').set(keyOf(relation.ownerId, relation.otherId, relation.kind), relation);
  for (const reply of seed.savedReplies ?? []) table('savedReplies').set(reply.id, reply);
  for (const notification of seed.notifications ?? []) {
    table('notifications').set(notification.id, notification);
    table('notificationPlaces').set(notification.id, { place: view.nextNumber() });
  }
  for (const announcement of seed.announcements ?? [])
    table('announcements').set(announcement.id, announcement);
  for (const room of seed.chatRooms ?? []) table('chatRooms').set(room.id, room);
  for (const member of seed.chatMembers ?? [])
    table('chatMembers').set(keyOf(member.roomId, member.userId), member);
  for (const message of seed.chatMessages ?? [])
    table('chatMessages').set(keyOf(message.roomId, String(message.seq)), message);
  for (const { secrets, ...mail } of seed.mails ?? [])
    table('mails').set(mail.id, { userId: mail.userId, namesId: null, mail, secrets, heldUntil: null });
  for (const address of seed.mailAddresses ?? []) table('mailAddresses').set(address.address, address);
  seedLearning(view, seed.learning ?? {});
  seedContent(view, seed.content ?? {});
  seedAi(view, seed.ai ?? {});
  for (const name of ['bugReports', 'changelog'] as const)
    for (const row of seed[name] ?? []) table(name as 'bugReports').set(row.id, row as BugReport); // each of its own kind
  seedCredentials(view, seed);
  seedFollows(view, seed.follows ?? []);
  postFeed(view, seed.feedPosts ?? [], seed.comments ?? []);
  for (const ranking of seed.feedRankings ?? [])
    table('feedRankings').set(ranking.rankedAt.toISOString(), ranking);
  for (const name of ['cases', 'contentReports', 'sanctions', 'appeals', 'textRules'] as const)
    for (const row of seed[name] ?? []) table(name as 'cases').set(row.id, row as Case); // each of its own kind
  return store;
};
