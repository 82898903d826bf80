import { isOwnPath } from '#core/kernel/own-path.ts';

/** Every address that more than one place links to. Written without language; `LocalLink` adds it. */
export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  verify: '/auth/verify',
  forgotPassword: '/auth/forgot-password',
  /** A person whom a provider knows and no account here. */
  providerClaim: '/auth/provider-claim',
  fitboard: '/dashboard',
  rewards: '/dashboard/rewards',
  notifications: '/dashboard/notifications',
  transactions: '/dashboard/user/transaction',
  /** Base Coin given to and by other members. */
  gifts: '/dashboard/user/gifts',
  profile: '/dashboard/user/profile',
  account: '/dashboard/user/account',
  /** What lets one's own assistant in. */
  security: '/dashboard/user/security',
  tokens: '/dashboard/user/tokens',
  /** Warnings, restrictions and appeals of one's own. */
  sanctions: '/dashboard/user/sanctions',
  /** For people who can't sign in; `?token=` comes from the refused sign-in. */
  appeal: '/appeal',
  settings: '/dashboard/settings',
  /** Staff have seen the site as a member, and do no longer. */
  viewingOver: '/viewing/over',
  /** Who finds one, writes to one, and whom one blocked. */
  privacySettings: '/dashboard/user/privacy',
  sharing: '/dashboard/user/sharing',
  /** One's own files, in folders. */
  files: '/dashboard/file-manager',
  /** Pictures of the public page, in their order. */
  gallery: '/dashboard/user/gallery',
  /** The name and the looks of one's own site. */
  domain: '/dashboard/user/domain',
  /** One's own timeline and this week's save; `me` stands for the person who is signed in. */
  timeline: '/indicator/me',
  weeklySave: '/indicator/me/edit',
  /** Numbers from health apps and scales. */
  measurementImport: '/indicator/me/import',
  /** The archive of another Fitboard. */
  archiveImport: '/indicator/me/bring',
  broughtAnswers: '/indicator/me/bring/answers',
  /** What a member measures beside the profile. */
  ownMeasurements: '/indicator/me/own',
  /** A month that is over. */
  recap: '/indicator/me/recap',
  /** The photos of one side, one week after the other. */
  timeLapse: '/indicator/me/time-lapse',
  invite: '/invite',
  pricing: '/pricing',
  economy: '/economy',
  payment: '/payment',
  products: '/product',
  productCheckout: '/product/checkout',
  orders: '/dashboard/user/order',
  coaches: '/coach',
  /** Reviews one asked for and, as a coach, those one answers. */
  reviews: '/dashboard/review',
  /** What waits for this coach. */
  coachDesk: '/dashboard/coach',
  coachSettings: '/dashboard/coach/settings',
  questionForm: '/dashboard/coach/form',
  /** Challenges that one writes. */
  authoring: '/dashboard/challenge/manage',
  savedReplies: '/dashboard/coach/replies',
  earnings: '/dashboard/coach/earnings',
  specialization: '/dashboard/user/specialization',
  /** Applying to become a coach, and how that stands. */
  coachRequest: '/coach/request',
  /** The members who asked this coach. */
  members: '/dashboard/member',
  challenges: '/challenge',
  /** What one is learning and has learned. */
  ownChallenges: '/dashboard/challenge',
  feed: '/feed',
  chat: '/dashboard/chat',
  /** What the AI coach is, with a sample. */
  aiCoach: '/ai-coach',
  /** One's own conversations with it. */
  aiChat: '/dashboard/ai-chat',
  /** Tone, consent, and what it keeps in mind. */
  aiSettings: '/dashboard/user/ai-coach',
  bookmarks: '/dashboard/user/bookmark',
  articles: '/post',
  /** What one writes. */
  ownArticles: '/dashboard/post',
  newArticle: '/dashboard/post/new',
  about: '/about-us',
  features: '/post/features',
  faqs: '/faqs',
  contact: '/contact-us',
  /** What one told staff of faults and wishes. */
  bugReports: '/dashboard/bug-reports',
  roadmap: '/roadmap',
  changelog: '/changelog',
  calculators: '/calculators/bmi',
  terms: '/post/terms-conditions',
  privacy: '/post/privacy-policy',
} as const;

/** One order, until it is paid and after. */
export const checkoutPath = (paymentId: string) => `/checkout/${encodeURIComponent(paymentId)}`;

/** By its slug, or by its id where nothing else is known. */
export const productPath = (slug: string) => `${paths.products}/${encodeURIComponent(slug)}`;

export const productCheckoutPath = (slug: string, quantity: number) =>
  `${paths.productCheckout}?${new URLSearchParams({ product: slug, quantity: String(quantity) })}`;

export const orderPath = (orderId: string) => `${paths.orders}?${new URLSearchParams({ id: orderId })}`;

/** By its slug, or by its id where nothing else is known. */
export const challengePath = (idOrSlug: string) => `${paths.challenges}/${encodeURIComponent(idOrSlug)}`;
export const lessonPath = (idOrSlug: string, lessonId: string) =>
  `${challengePath(idOrSlug)}/learn/${encodeURIComponent(lessonId)}`;
export const quizPath = (idOrSlug: string, quizId: string) =>
  `${challengePath(idOrSlug)}/quiz/${encodeURIComponent(quizId)}`;
export const finishPath = (idOrSlug: string) => `${challengePath(idOrSlug)}/finish`;

/** By username, or by id where there is none. */
export const coachPath = ({ id, username }: Readonly<{ id: string; username: string | null }>) =>
  `${paths.coaches}/${encodeURIComponent(username ?? id)}`;
export const reviewRequestPath = (coach: Readonly<{ id: string; username: string | null }>) =>
  `${coachPath(coach)}/request-review`;

/** One review, for the two it is between. */
export const reviewPath = (reviewId: string) => `${paths.reviews}/${encodeURIComponent(reviewId)}`;
export const answerPath = (reviewId: string) => `${reviewPath(reviewId)}/answer`;

/** One conversation with the AI coach. */
export const aiConversationPath = (conversationId: string) =>
  `${paths.aiChat}?${new URLSearchParams({ conversation: conversationId })}`;

/** One room, and one message in it. */
export const chatRoomPath = (roomId: string) => `${paths.chat}/${encodeURIComponent(roomId)}`;
export const messagePath = (roomId: string, seq: number) =>
  `${chatRoomPath(roomId)}?${new URLSearchParams({ at: String(seq) })}`;

export const memberPath = (memberId: string) => `${paths.members}/${encodeURIComponent(memberId)}`;

/** One challenge for its author: what it brought, its editor, its learners. */
export const challengeOverviewPath = (challengeId: string) =>
  `/dashboard/challenge/${encodeURIComponent(challengeId)}`;
export const challengeEditPath = (challengeId: string) => `${challengeOverviewPath(challengeId)}/edit`;
export const challengeLearnersPath = (challengeId: string) => `${challengeOverviewPath(challengeId)}/enroll`;

/** One report of one's own. */
export const tokenLogPath = (tokenId: string) => `${paths.tokens}/${encodeURIComponent(tokenId)}`;
export const bugReportPath = (reportId: string) => `${paths.bugReports}/${encodeURIComponent(reportId)}`;

/** One file, for everybody who may open it. */
export const filePath = (mediumId: string) => `/file/${encodeURIComponent(mediumId)}`;

export const folderPath = (folderId: string | null) =>
  folderId === null ? paths.files : `${paths.files}?${new URLSearchParams({ folder: folderId })}`;
export const postPath = (postId: string) => `${paths.feed}/${encodeURIComponent(postId)}`;

/** By its slug, or by its id where nothing else is known. */
export const articlePath = (idOrSlug: string) => `${paths.articles}/${encodeURIComponent(idOrSlug)}`;
/** All of one category, tag or author. */
export const articlesOfPath = (by: 'category' | 'tag' | 'author', value: string) =>
  `${paths.articles}/${by}/${encodeURIComponent(value)}`;
export const previewPath = (token: string) => `${paths.articles}/preview/${encodeURIComponent(token)}`;
export const ownArticlePath = (id: string) => `${paths.ownArticles}/${encodeURIComponent(id)}`;
export const editArticlePath = (id: string) => `${ownArticlePath(id)}/edit`;

/** The member whose page in the console one goes back to, where that is known. */
export const viewingOverPath = (memberId: string | null) =>
  memberId === null ? paths.viewingOver : `${paths.viewingOver}?${new URLSearchParams({ member: memberId })}`;

/** To sign in and come back; `next` is written with its language. */
export const signInPath = (next: string) => `${paths.login}?next=${encodeURIComponent(next)}`;

/** The account that one has just signed in to is linked there to what came back from a provider. */
export const linkClaimPath = `${paths.security}?link=1`;

/** Where a level is bought. */
export const levelPath = `${paths.account}#level`;

/** What may follow a sign-in. */
export const safeNext = (next: string | null | undefined, fallback: string = paths.fitboard) =>
  next && isOwnPath(next) ? next : fallback;
