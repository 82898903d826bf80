import { auditModule } from './access/audit/module.ts';
import { roleModule } from './access/role/module.ts';
import { bulkActionModule } from './access/bulk-action/module.ts';
import { savedViewModule } from './access/saved-view/module.ts';
import { settingsModule } from './platform/settings/module.ts';
import { mediaModule } from './platform/media/module.ts';
import { notificationModule } from './platform/notification/module.ts';
import { translationModule } from './platform/translation/module.ts';
import { credentialModule } from './platform/credential/module.ts';
import { richTextModule } from './platform/rich-text/module.ts';
import { sharePictureModule } from './platform/share-picture/module.ts';
import { retentionModule } from './platform/retention/module.ts';
import { accountModule } from './people/account/module.ts';
import { profileModule } from './people/profile/module.ts';
import { signInModule } from './people/sign-in/module.ts';
import { secondFactorModule } from './people/second-factor/module.ts';
import { passkeyModule } from './people/passkey/module.ts';
import { signInProviderModule } from './people/sign-in-provider/module.ts';
import { personalTokenModule } from './people/personal-token/module.ts';
import { viewingModule } from './people/viewing/module.ts';
import { coinModule } from './money/coin/module.ts';
import { giftModule } from './money/gift/module.ts';
import { promoModule } from './money/promo/module.ts';
import { paymentModule } from './money/payment/module.ts';
import { levelModule } from './money/level/module.ts';
import { partnerModule } from './money/partner/module.ts';
import { shopModule } from './money/shop/module.ts';
import { indicatorModule } from './body/indicator/module.ts';
import { snapshotModule } from './body/snapshot/module.ts';
import { measurementImportModule } from './body/measurement-import/module.ts';
import { ownMeasurementModule } from './body/own-measurement/module.ts';
import { specializationModule } from './coaching/specialization/module.ts';
import { coachRequestModule } from './coaching/coach-request/module.ts';
import { coachModule } from './coaching/coach/module.ts';
import { questionFormModule } from './coaching/question-form/module.ts';
import { reviewModule } from './coaching/review/module.ts';
import { memberNoteModule } from './coaching/member-note/module.ts';
import { attentionModule } from './coaching/attention/module.ts';
import { coachDeskModule } from './coaching/coach-desk/module.ts';
import { aiCoachModule } from './assistant/ai-coach/module.ts';
import { challengeModule } from './learning/challenge/module.ts';
import { enrolmentModule } from './learning/enrolment/module.ts';
import { certificateModule } from './learning/certificate/module.ts';
import { studyModule } from './learning/study/module.ts';
import { activityModule } from './community/activity/module.ts';
import { followModule } from './community/follow/module.ts';
import { chatModule } from './community/chat/module.ts';
import { commentModule } from './community/comment/module.ts';
import { bookmarkModule } from './community/bookmark/module.ts';
import { keptChallengeModule, lessonTalkModule } from './community/lesson/module.ts';
import { feedModule } from './community/feed/module.ts';
import {
  giftReportModule,
  moderationModule,
  pictureReportModule,
  ratingReportModule,
} from './community/moderation/module.ts';
import { categoryModule } from './content/category/module.ts';
import { commentReportModule, postModule } from './content/post/module.ts';
import { bountyModule } from './content/bounty/module.ts';
import { bugReportModule } from './content/bug-report/module.ts';
import { changelogModule } from './content/changelog/module.ts';
import { pageModule } from './content/page/module.ts';
import { questionModule } from './content/question/module.ts';
import { contactModule } from './content/contact/module.ts';
import { domainNameModule } from './sites/domain-name/module.ts';
import { externalHostModule } from './sites/external-host/module.ts';
import { ownSiteModule } from './sites/own-site/module.ts';
import { memberLifecycleModule } from './member-lifecycle/account/module.ts';
import { sitePageModule } from './member-lifecycle/site-page/module.ts';
import { overviewModule } from './member-lifecycle/overview/module.ts';
import { staffWorkModule } from './member-lifecycle/staff-work/module.ts';
import { archiveImportModule } from './member-lifecycle/archive-import/module.ts';
import { monthlyRecapModule } from './member-lifecycle/monthly-recap/module.ts';

/** Every module of the product, from the ground up. */
export const modules = [
  auditModule,
  roleModule,
  savedViewModule,
  bulkActionModule,
  settingsModule,
  mediaModule,
  sharePictureModule,
  notificationModule,
  credentialModule,
  retentionModule,
  richTextModule,
  translationModule,
  accountModule,
  profileModule,
  signInModule,
  secondFactorModule,
  passkeyModule,
  signInProviderModule,
  personalTokenModule,
  viewingModule,
  coinModule,
  giftModule,
  promoModule,
  paymentModule,
  levelModule,
  partnerModule,
  shopModule,
  indicatorModule,
  snapshotModule,
  measurementImportModule,
  ownMeasurementModule,
  specializationModule,
  coachRequestModule,
  coachModule,
  questionFormModule,
  reviewModule,
  memberNoteModule,
  attentionModule,
  coachDeskModule,
  aiCoachModule,
  challengeModule,
  enrolmentModule,
  studyModule,
  certificateModule,
  activityModule,
  followModule,
  moderationModule,
  commentModule,
  bookmarkModule,
  feedModule,
  lessonTalkModule,
  keptChallengeModule,
  chatModule,
  ratingReportModule,
  pictureReportModule,
  giftReportModule,
  bountyModule,
  categoryModule,
  postModule,
  commentReportModule,
  bugReportModule,
  changelogModule,
  pageModule,
  questionModule,
  contactModule,
  domainNameModule,
  externalHostModule,
  ownSiteModule,
  memberLifecycleModule,
  sitePageModule,
  overviewModule,
  monthlyRecapModule,
  archiveImportModule,
  staffWorkModule,
] as const;
