import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { aiArchive } from './archive.ts';
import { attachedAnswer } from './attachment.ts';
import type { Coach } from './coach.ts';
import { aiErrorParams, aiErrors } from './errors.ts';
import { endAnswersOf, failUnpaid, forgetAiOf } from './forget.ts';
import { aiReactions } from './notices.ts';
import { theCoach } from './the-coach.ts';
import { askCoach } from './use-cases/ask-coach.ts';
import {
  deleteConversation,
  forgetConversations,
  getConversation,
  listConversations,
  renameConversation,
} from './use-cases/conversations.ts';
import { getAiSettings, putAiSettings, quoteAnswer, showSentData } from './use-cases/own-settings.ts';
import { evaluate, getEvaluation, listEvaluations, stopEvaluation } from './use-cases/evaluate.ts';
import {
  followAnswer,
  getAnswer,
  listMessages,
  listReviews,
  rateAnswer,
  shownAfter,
} from './use-cases/read-answers.ts';
import { requestReview } from './use-cases/request-review.ts';
import { forgetHistory, settleAnswers } from './use-cases/run-ai-jobs.ts';
import { showSample } from './use-cases/show-sample.ts';
import {
  eraseSharedAnswer,
  listAnswers,
  listRatings,
  readAnswerFile,
  refundAnswer,
} from './use-cases/staff-answers.ts';
import {
  activatePrompt,
  addPrompt,
  getPrompt,
  listPrompts,
  listUsage,
  readUsage,
  retirePrompt,
} from './use-cases/staff-prompts.ts';
import {
  confirmHotlines,
  editRule,
  getRule,
  listRules,
  listRuleVersions,
  readHotlines,
} from './use-cases/staff-rules.ts';
import { retryAnswer, stopAnswer } from './use-cases/steer-answer.ts';

/** `coach` says what every answer says; tests hand in one that can be followed by hand. */
export const aiCoachUseCases = (composition: Composition, coach: Coach) => {
  const ports = { ...composition, coach };
  return {
    requestReview: shownAfter(ports, requestReview(ports)),
    askCoach: shownAfter(ports, askCoach(ports)),
    stopAnswer: shownAfter(ports, stopAnswer(ports)),
    retryAnswer: shownAfter(ports, retryAnswer(ports)),
    rateAnswer: shownAfter(ports, rateAnswer(ports)),
    getAnswer: getAnswer(ports),
    followAnswer: followAnswer(ports),
    listReviews: listReviews(ports),
    listMessages: listMessages(ports),
    listConversations: listConversations(ports),
    getConversation: getConversation(ports),
    renameConversation: renameConversation(ports),
    deleteConversation: deleteConversation(ports),
    forgetConversations: forgetConversations(ports),
    quoteAnswer: quoteAnswer(ports),
    showSentData: showSentData(ports),
    showSample: showSample(ports),
    getAiSettings: getAiSettings(ports),
    putAiSettings: putAiSettings(ports),

    listAnswers: listAnswers(ports),
    readAnswerFile: readAnswerFile(ports),
    refundAnswer: refundAnswer(ports),
    eraseSharedAnswer: eraseSharedAnswer(ports),
    listRatings: listRatings(ports),
    listRules: listRules(ports),
    getRule: getRule(ports),
    listRuleVersions: listRuleVersions(ports),
    editRule: editRule(ports),
    readHotlines: readHotlines(ports),
    confirmHotlines: confirmHotlines(ports),
    listPrompts: listPrompts(ports),
    getPrompt: getPrompt(ports),
    addPrompt: addPrompt(ports),
    activatePrompt: activatePrompt(ports),
    retirePrompt: retirePrompt(ports),
    listEvaluations: listEvaluations(ports),
    getEvaluation: getEvaluation(ports),
    evaluate: evaluate(ports),
    stopEvaluation: stopEvaluation(ports),
    listUsage: listUsage(ports),
    readUsage: readUsage(ports),

    settleAnswers: settleAnswers(ports),
    forgetHistory: forgetHistory(ports),
  };
};

export const aiCoachModule = {
  name: 'aiCoach',
  errors: aiErrors,
  errorParams: aiErrorParams,
  reactions: aiReactions,
  hooks: {
    archiveOf: aiArchive,
    whenMemberLeaves: endAnswersOf,
    whenMemberIsAnonymised: forgetAiOf,
    whenHoldExpires: failUnpaid,
    requestAttachmentOf: attachedAnswer,
  },
  features: { AI_COACH: ['requestReview', 'askCoach', 'retryAnswer'] },
  useCases: (ports: Composition) => aiCoachUseCases(ports, theCoach(ports)),
  sensitive: ['refundAnswer', 'eraseSharedAnswer'],
} as const satisfies Module;
