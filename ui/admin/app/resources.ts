import type { ResourceProps } from 'react-admin';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import { type Area, openWords } from './i18n/words.ts';
import { places } from './layout/places.ts';
import { guarded } from './parts/Guarded.tsx';

/** Pages that few open bring the words of their area along. */
const bringing =
  (...areas: readonly Area[]) =>
  async <Page>(page: Promise<Page>): Promise<Page> => {
    await Promise.all(areas.map((area) => openWords(area)));
    return page;
  };
const withMoney = bringing('money');
const withOffers = bringing('offers', 'money');
const withPartnerForm = bringing('offers', 'money', 'pictures');
const withShop = bringing('shop', 'money');
const withProductForm = bringing('shop', 'money', 'pictures');
const withCoaching = bringing('coaching', 'money');
const withAssistant = bringing('assistant');
const withLearning = bringing('learning');
const withAuthoring = bringing('learning', 'authoring', 'richText');
const withCommunity = bringing('community');
const withContent = bringing('content');
const withEditor = bringing('content', 'richText');
const withArticles = bringing('content', 'articles', 'richText');
const withSites = bringing('sites');
const withNotices = bringing('notices');
const withRetention = bringing('retention');
/** The log speaks of everything. */
const withAll = bringing(
  'money',
  'offers',
  'shop',
  'coaching',
  'assistant',
  'learning',
  'community',
  'content',
  'articles',
  'sites',
  'notices',
);

/** Names are the API's own; each page is loaded when a person who may open it does. */
export const resources: readonly ResourceProps[] = [
  {
    name: 'users',
    list: guarded(() => import('../people/users/UserList.tsx'), 'user.view'),
    create: guarded(() => import('../people/users/UserCreate.tsx'), 'user.create'),
    edit: guarded(() => import('../people/users/UserEdit.tsx'), 'user.update'),
    show: guarded(() => withAll(import('../people/users/UserShow.tsx')), 'user.view'),
  },
  {
    name: 'roles',
    list: guarded(() => import('../access/roles/RoleList.tsx'), 'role.view'),
    create: guarded(() => import('../access/roles/RoleCreate.tsx'), 'role.manage', 'role.create'),
    show: guarded(() => import('../access/roles/RolePage.tsx'), 'role.view'),
  },
  {
    name: 'indicators',
    list: guarded(() => import('../body/indicators/SavedWeekList.tsx'), 'indicator.view'),
    show: guarded(() => import('../body/indicators/SavedWeekShow.tsx'), 'indicator.view'),
  },
  {
    name: 'payments',
    list: guarded(() => withMoney(import('../money/payments/PaymentList.tsx')), 'payment.view'),
    create: guarded(
      () => withMoney(import('../money/payments/PaymentCreate.tsx')),
      'payment.create',
      'payment.manage',
    ),
    show: guarded(() => withMoney(import('../money/payments/PaymentShow.tsx')), 'payment.view'),
  },
  {
    name: 'incoming-transfers',
    list: guarded(() => withMoney(import('../money/incoming-transfers/TransferList.tsx')), 'payment.view'),
    create: guarded(
      () => withMoney(import('../money/incoming-transfers/StatementImport.tsx')),
      'payment.approve',
    ),
    show: guarded(() => withMoney(import('../money/incoming-transfers/TransferShow.tsx')), 'payment.view'),
  },
  {
    name: 'coin-requests',
    list: guarded(
      () => withMoney(import('../money/coin-requests/CoinRequestList.tsx')),
      'coin.view',
      'coin.create',
      'coin.manage',
    ),
    show: guarded(
      () => withMoney(import('../money/coin-requests/CoinRequestShow.tsx')),
      'coin.view',
      'coin.create',
      'coin.manage',
    ),
  },
  {
    name: 'promotions',
    list: guarded(() => withMoney(import('../money/promotions/PromotionList.tsx')), 'promo.view'),
    create: guarded(() => withMoney(import('../money/promotions/PromotionCreate.tsx')), 'promo.manage'),
    show: guarded(() => withMoney(import('../money/promotions/PromotionShow.tsx')), 'promo.view'),
  },
  {
    name: 'promo-uses',
    list: guarded(() => withMoney(import('../money/promotions/PromoUseList.tsx')), 'promo.view'),
  },
  {
    name: 'gifts',
    list: guarded(() => withMoney(import('../money/gifts/GiftList.tsx')), 'transaction.view'),
  },
  {
    name: 'ledger',
    list: guarded(() => withMoney(import('../money/ledger/LedgerList.tsx')), 'transaction.view'),
    show: guarded(() => withMoney(import('../money/ledger/MovementShow.tsx')), 'transaction.view'),
  },
  {
    name: 'reconciliation',
    list: guarded(
      () => withMoney(import('../money/reconciliation/ReconciliationPage.tsx')),
      'transaction.view',
      'coin.view',
      'coin.manage',
    ),
  },
  {
    name: 'economy',
    list: guarded(() => withMoney(import('../money/economy/EconomyPage.tsx')), 'transaction.view'),
  },
  {
    name: 'transactions',
    list: guarded(() => import('../money/transactions/TransactionList.tsx'), 'transaction.view'),
    show: guarded(() => withMoney(import('../money/transactions/TransactionShow.tsx')), 'transaction.view'),
  },
  {
    name: 'partners',
    list: guarded(() => withOffers(import('../money/partners/PartnerList.tsx')), 'partner.view'),
    create: guarded(
      () => withPartnerForm(import('../money/partners/PartnerCreate.tsx')),
      'partner.create',
      'partner.manage',
    ),
    edit: guarded(
      () => withPartnerForm(import('../money/partners/PartnerEdit.tsx')),
      'partner.update',
      'partner.manage',
    ),
    show: guarded(() => withOffers(import('../money/partners/PartnerShow.tsx')), 'partner.view'),
  },
  {
    name: 'partner-rewards',
    list: guarded(() => withOffers(import('../money/partner-rewards/RewardList.tsx')), 'reward.view'),
    create: guarded(
      () => withOffers(import('../money/partner-rewards/RewardCreate.tsx')),
      'reward.create',
      'reward.manage',
    ),
    edit: guarded(
      () => withOffers(import('../money/partner-rewards/RewardEdit.tsx')),
      'reward.update',
      'reward.manage',
    ),
    show: guarded(() => withOffers(import('../money/partner-rewards/RewardShow.tsx')), 'reward.view'),
  },
  {
    name: 'partner-claims',
    list: guarded(() => withOffers(import('../money/partner-claims/ClaimList.tsx')), 'reward.view'),
    show: guarded(() => withOffers(import('../money/partner-claims/ClaimShow.tsx')), 'reward.view'),
  },
  {
    name: 'products',
    list: guarded(() => withShop(import('../money/products/ProductList.tsx')), 'product.view'),
    create: guarded(
      () => withProductForm(import('../money/products/ProductCreate.tsx')),
      'product.create',
      'product.manage',
    ),
    edit: guarded(
      () => withProductForm(import('../money/products/ProductEdit.tsx')),
      'product.update',
      'product.manage',
    ),
    show: guarded(() => withShop(import('../money/products/ProductShow.tsx')), 'product.view'),
  },
  {
    name: 'orders',
    list: guarded(() => withShop(import('../money/orders/OrderList.tsx')), 'product.view'),
    show: guarded(() => withShop(import('../money/orders/OrderShow.tsx')), 'product.view'),
  },
  {
    name: 'reviews',
    list: guarded(() => withCoaching(import('../coaching/reviews/ReviewList.tsx')), 'review.view'),
    show: guarded(() => withCoaching(import('../coaching/reviews/ReviewShow.tsx')), 'review.view'),
  },
  {
    name: 'review-bundles',
    list: guarded(() => withCoaching(import('../coaching/review-bundles/BundleList.tsx')), 'review.view'),
  },
  {
    name: 'ratings',
    list: guarded(() => withCoaching(import('../coaching/ratings/RatingList.tsx')), 'review.view'),
    show: guarded(() => withCoaching(import('../coaching/ratings/RatingShow.tsx')), 'review.view'),
  },
  {
    name: 'coach-requests',
    list: guarded(
      () => withCoaching(import('../coaching/coach-requests/CoachRequestList.tsx')),
      'coach-request.view',
    ),
    show: guarded(
      () => withCoaching(import('../coaching/coach-requests/CoachRequestShow.tsx')),
      'coach-request.view',
    ),
  },
  {
    name: 'certificates',
    list: guarded(
      () => withCoaching(import('../coaching/certificates/CertificateList.tsx')),
      'knowledge.view',
      'knowledge.manage',
    ),
    show: guarded(
      () => withCoaching(import('../coaching/certificates/CertificateShow.tsx')),
      'knowledge.view',
      'knowledge.manage',
    ),
  },
  {
    name: 'specialization-requests',
    list: guarded(
      () => withCoaching(import('../coaching/specialization-requests/SpecializationRequestList.tsx')),
      'specialization.view',
    ),
    show: guarded(
      () => withCoaching(import('../coaching/specialization-requests/SpecializationRequestShow.tsx')),
      'specialization.view',
    ),
  },
  {
    name: 'pages',
    list: guarded(
      () => withContent(import('../content/pages/PageList.tsx')),
      'post.view',
      'post.manage',
      'global',
    ),
    edit: guarded(
      () => withEditor(import('../content/pages/PageEdit.tsx')),
      'post.view',
      'post.manage',
      'global',
    ),
  },
  {
    name: 'questions',
    list: guarded(() => withContent(import('../content/questions/QuestionList.tsx')), 'category.view'),
    create: guarded(
      () => withEditor(import('../content/questions/QuestionCreate.tsx')),
      'category.create',
      'category.manage',
    ),
    edit: guarded(() => withEditor(import('../content/questions/QuestionEdit.tsx')), 'category.view'),
  },
  {
    name: 'contact-messages',
    list: guarded(
      () => withContent(import('../content/contact-messages/ContactList.tsx')),
      'bug-report.view',
    ),
    show: guarded(
      () => withContent(import('../content/contact-messages/ContactShow.tsx')),
      'bug-report.view',
    ),
  },
  {
    name: 'content-dashboard',
    list: guarded(
      () => withContent(import('../content/dashboard/ContentPage.tsx')),
      ...places['content-dashboard'].rights,
    ),
  },
  {
    name: 'specializations',
    list: guarded(
      () => withCoaching(import('../coaching/specializations/SpecializationList.tsx')),
      'specialization.view',
    ),
    show: guarded(
      () => withCoaching(import('../coaching/specializations/SpecializationShow.tsx')),
      'specialization.view',
    ),
  },
  {
    name: 'coaching-dashboard',
    list: guarded(
      () => withCoaching(import('../coaching/coaching-dashboard/CoachingPage.tsx')),
      'review.view',
    ),
  },
  {
    name: 'ai-usage',
    list: guarded(
      () => withAssistant(import('../assistant/usage/UsagePage.tsx')),
      ...places['ai-usage'].rights,
    ),
  },
  {
    name: 'ai-answers',
    list: guarded(
      () => withAssistant(import('../assistant/answers/AnswerList.tsx')),
      ...places['ai-answers'].rights,
    ),
    show: guarded(
      () => withAssistant(import('../assistant/answers/AnswerShow.tsx')),
      ...places['ai-answers'].rights,
    ),
  },
  {
    name: 'ai-ratings',
    list: guarded(
      () => withAssistant(import('../assistant/ratings/AiRatingList.tsx')),
      ...places['ai-ratings'].rights,
    ),
  },
  {
    name: 'ai-rules',
    list: guarded(
      () => withAssistant(import('../assistant/rules/RuleList.tsx')),
      ...places['ai-rules'].rights,
    ),
    show: guarded(
      () => withAssistant(import('../assistant/rules/RuleShow.tsx')),
      ...places['ai-rules'].rights,
    ),
  },
  {
    name: 'ai-prompts',
    list: guarded(
      () => withAssistant(import('../assistant/prompts/PromptList.tsx')),
      ...places['ai-prompts'].rights,
    ),
    create: guarded(() => withAssistant(import('../assistant/prompts/PromptCreate.tsx')), 'ai.create'),
    show: guarded(
      () => withAssistant(import('../assistant/prompts/PromptShow.tsx')),
      ...places['ai-prompts'].rights,
    ),
  },
  {
    name: 'ai-evaluations',
    list: guarded(
      () => withAssistant(import('../assistant/evaluations/EvaluationList.tsx')),
      ...places['ai-evaluations'].rights,
    ),
    show: guarded(
      () => withAssistant(import('../assistant/evaluations/EvaluationShow.tsx')),
      ...places['ai-evaluations'].rights,
    ),
  },
  {
    name: 'ai-hotlines',
    list: guarded(
      () => withAssistant(import('../assistant/hotlines/HotlinesPage.tsx')),
      ...places['ai-hotlines'].rights,
    ),
  },
  {
    name: 'challenges',
    list: guarded(() => withLearning(import('../learning/challenges/ChallengeList.tsx')), 'knowledge.view'),
    edit: guarded(
      () => withAuthoring(import('../learning/challenge-editor/ChallengeEdit.tsx')),
      'knowledge.update',
    ),
    show: guarded(() => withAuthoring(import('../learning/challenges/ChallengeShow.tsx')), 'knowledge.view'),
  },
  {
    name: 'enrolments',
    list: guarded(() => withLearning(import('../learning/enrolments/EnrolmentList.tsx')), 'knowledge.view'),
    show: guarded(() => withLearning(import('../learning/enrolments/EnrolmentShow.tsx')), 'knowledge.view'),
  },
  {
    name: 'quizzes',
    list: guarded(() => withLearning(import('../learning/quizzes/QuizList.tsx')), 'knowledge.view'),
    show: guarded(() => withLearning(import('../learning/quizzes/QuizShow.tsx')), 'knowledge.view'),
  },
  {
    name: 'challenge-reviews',
    list: guarded(
      () => withLearning(import('../learning/challenge-reviews/ChallengeReviewList.tsx')),
      'knowledge.view',
    ),
    show: guarded(
      () => withLearning(import('../learning/challenge-reviews/ChallengeReviewShow.tsx')),
      'knowledge.view',
    ),
  },
  {
    name: 'learning-dashboard',
    list: guarded(
      () => withLearning(import('../learning/learning-dashboard/LearningPage.tsx')),
      'knowledge.view',
    ),
  },
  {
    name: 'cases',
    list: guarded(() => withCommunity(import('../community/cases/CaseList.tsx')), ...moderatorPermissions),
    show: guarded(() => withCommunity(import('../community/cases/CaseShow.tsx')), ...moderatorPermissions),
  },
  {
    name: 'appeals',
    list: guarded(
      () => withCommunity(import('../community/appeals/AppealList.tsx')),
      ...moderatorPermissions,
    ),
    show: guarded(
      () => withCommunity(import('../community/appeals/AppealShow.tsx')),
      ...moderatorPermissions,
    ),
  },
  {
    name: 'sanctions',
    list: guarded(
      () => withCommunity(import('../community/sanctions/SanctionList.tsx')),
      ...moderatorPermissions,
    ),
    show: guarded(
      () => withCommunity(import('../community/sanctions/SanctionShow.tsx')),
      ...moderatorPermissions,
    ),
  },
  {
    name: 'feed-posts',
    list: guarded(() => withCommunity(import('../community/feed-posts/FeedPostList.tsx')), 'feed.view'),
    show: guarded(() => withCommunity(import('../community/feed-posts/FeedPostShow.tsx')), 'feed.view'),
  },
  {
    name: 'comments',
    list: guarded(() => withCommunity(import('../community/comments/CommentList.tsx')), 'feed.view'),
    show: guarded(() => withCommunity(import('../community/comments/CommentShow.tsx')), 'feed.view'),
  },
  {
    name: 'domains',
    list: guarded(() => withSites(import('../sites/domains/DomainList.tsx')), 'domain.view'),
    show: guarded(() => withSites(import('../sites/domains/DomainShow.tsx')), 'domain.view'),
  },
  {
    name: 'domain-hosts',
    list: guarded(() => withSites(import('../sites/domain-hosts/HostList.tsx')), 'domain.view'),
  },
  {
    name: 'chat-rooms',
    list: guarded(() => withCommunity(import('../community/chat-rooms/RoomList.tsx')), 'chat.view'),
    show: guarded(() => withCommunity(import('../community/chat-rooms/RoomShow.tsx')), 'chat.view'),
  },
  {
    name: 'bug-reports',
    list: guarded(
      () => withContent(import('../content/bug-reports/BugReportList.tsx')),
      'bug-report.view',
      'bug-report.update',
      'bug-report.manage',
    ),
    show: guarded(
      () => withContent(import('../content/bug-reports/BugReportShow.tsx')),
      'bug-report.view',
      'bug-report.update',
      'bug-report.manage',
    ),
  },
  {
    name: 'changelog',
    list: guarded(
      () => withContent(import('../content/changelog/EntryList.tsx')),
      'bug-report.view',
      'bug-report.manage',
    ),
    show: guarded(
      () => withContent(import('../content/changelog/EntryShow.tsx')),
      'bug-report.view',
      'bug-report.manage',
    ),
  },
  {
    name: 'text-rules',
    list: guarded(
      () => withCommunity(import('../community/text-rules/TextRuleList.tsx')),
      'feed.view',
      'feed.manage',
    ),
    show: guarded(
      () => withCommunity(import('../community/text-rules/TextRuleShow.tsx')),
      'feed.view',
      'feed.manage',
    ),
  },
  {
    name: 'posts',
    list: guarded(
      () => withArticles(import('../content/posts/PostList.tsx')),
      'post.view',
      'post.update',
      'post.manage',
    ),
    show: guarded(
      () => withArticles(import('../content/posts/PostShow.tsx')),
      'post.view',
      'post.update',
      'post.manage',
    ),
  },
  {
    name: 'categories',
    list: guarded(
      () => withArticles(import('../content/categories/CategoryList.tsx')),
      'category.view',
      'category.manage',
    ),
    show: guarded(
      () => withArticles(import('../content/categories/CategoryShow.tsx')),
      'category.view',
      'category.manage',
    ),
  },
  {
    name: 'tags',
    list: guarded(
      () => withArticles(import('../content/categories/TagList.tsx')),
      'category.view',
      'category.manage',
    ),
    show: guarded(
      () => withArticles(import('../content/categories/TagShow.tsx')),
      'category.view',
      'category.manage',
    ),
  },
  { name: 'plans', list: guarded(() => import('../money/plans/PlansPage.tsx'), 'user.view') },
  {
    name: 'media',
    list: guarded(() => import('../platform/media/MediaList.tsx'), 'media.view'),
    show: guarded(() => import('../platform/media/MediumShow.tsx'), 'media.view'),
  },
  {
    name: 'emails',
    list: guarded(() => withNotices(import('../platform/emails/AnnouncementList.tsx')), 'mail.view'),
    create: guarded(
      () => withNotices(import('../platform/emails/AnnouncementCreate.tsx')),
      'mail.create',
      'mail.manage',
    ),
    show: guarded(() => withNotices(import('../platform/emails/AnnouncementShow.tsx')), 'mail.view'),
  },
  {
    name: 'email-templates',
    list: guarded(() => import('../platform/email-templates/TemplateList.tsx'), 'mail.view'),
    show: guarded(() => import('../platform/email-templates/TemplatePage.tsx'), 'mail.view'),
  },
  {
    name: 'email-log',
    list: guarded(() => import('../platform/email-log/MailList.tsx'), 'mail.view'),
    show: guarded(() => import('../platform/email-log/MailShow.tsx'), 'mail.view'),
  },
  {
    name: 'notifications',
    list: guarded(() => withNotices(import('../platform/notifications/NotificationList.tsx')), 'mail.view'),
    show: guarded(() => withNotices(import('../platform/notifications/NotificationShow.tsx')), 'mail.view'),
  },
  {
    name: 'settings',
    list: guarded(
      () => withMoney(import('../platform/settings/SettingsPage.tsx')),
      'setting.update',
      'global',
    ),
  },
  {
    name: 'retention',
    list: guarded(
      () => withRetention(import('../platform/retention/RetentionPage.tsx')),
      'setting.update',
      'global',
    ),
  },
  {
    name: 'audit-log',
    list: guarded(() => withAll(import('../access/audit-log/AuditList.tsx')), 'audit.view', 'global'),
  },
];
