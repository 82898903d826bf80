import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { moderationBulk } from './use-cases/bulk.ts';
import { moderationArchive } from './archive.ts';
import { moderationErrorFields, moderationErrorParams, moderationErrors } from './errors.ts';
import { moderationReactions } from './reactions.ts';
import { reportedGifts } from './reported/reported-gifts.ts';
import { reportedPeople } from './reported/reported-people.ts';
import { reportedPictures } from './reported/reported-pictures.ts';
import { reportedRatings } from './reported/reported-ratings.ts';
import { acceptAppeal, getAppeal, listAppeals, refuseAppeal } from './use-cases/decide-appeal.ts';
import { decideCase } from './use-cases/decide-case.ts';
import {
  createTextRule,
  deleteTextRule,
  getTextRule,
  listTextRules,
  tryTextRules,
  updateTextRule,
} from './use-cases/edit-text-rules.ts';
import { endRestrictions } from './use-cases/end-restrictions.ts';
import { fileAppeal, listMySanctions, readAppealableSanctions } from './use-cases/file-appeal.ts';
import { getCase, listCases, viewCaseContext } from './use-cases/read-cases.ts';
import { reportContent } from './use-cases/report-content.ts';
import { getSanction, liftSanction, listSanctions } from './use-cases/staff-sanctions.ts';
import { takeCase } from './use-cases/take-case.ts';

const useCases = (ports: Composition) => ({
  reportContent: reportContent(ports),
  listMySanctions: listMySanctions(ports),
  readAppealableSanctions: readAppealableSanctions(ports),
  fileAppeal: fileAppeal(ports),

  listCases: listCases(ports),
  getCase: getCase(ports),
  viewCaseContext: viewCaseContext(ports),
  takeCase: takeCase(ports),
  decideCase: decideCase(ports),
  listSanctions: listSanctions(ports),
  getSanction: getSanction(ports),
  liftSanction: liftSanction(ports),
  listAppeals: listAppeals(ports),
  getAppeal: getAppeal(ports),
  acceptAppeal: acceptAppeal(ports),
  refuseAppeal: refuseAppeal(ports),
  endRestrictions: endRestrictions(ports),

  listTextRules: listTextRules(ports),
  getTextRule: getTextRule(ports),
  createTextRule: createTextRule(ports),
  updateTextRule: updateTextRule(ports),
  deleteTextRule: deleteTextRule(ports),
  tryTextRules: tryTextRules(ports),
});

export const moderationModule = {
  name: 'community',
  errors: moderationErrors,
  errorParams: moderationErrorParams,
  errorFields: moderationErrorFields,
  reactions: moderationReactions,
  hooks: {
    archiveOf: moderationArchive,
    reportSubjects: reportedPeople,
    whenMemberIsAnonymised: async ({ contentReports, appeals }, userId) => {
      await contentReports.forgetAllOf(userId);
      await appeals.forgetAllOf(userId);
    },
  },
  bulk: moderationBulk,
  useCases,
} as const satisfies Module;

/** What is reported of people's galleries: they lie below and can't ask here. */
export const pictureReportModule = {
  name: 'community',
  hooks: { reportSubjects: reportedPictures },
  useCases: () => ({}),
} as const satisfies Module;

/** What is said with a gift: coins lie below and can't ask here. */
export const giftReportModule = {
  name: 'community',
  hooks: { reportSubjects: reportedGifts },
  useCases: () => ({}),
} as const satisfies Module;

/** What is reported of coaching: it lies below and can't ask here. */
export const ratingReportModule = {
  name: 'community',
  hooks: { reportSubjects: reportedRatings },
  useCases: () => ({}),
} as const satisfies Module;
