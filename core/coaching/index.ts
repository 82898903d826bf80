import type { Ports } from '#core/ports.ts';
import { getCoachSettings, updateCoachSettings } from './use-cases/coach-settings.ts';
import { exportEarnings, getEarnings, listEarningLines } from './use-cases/earnings.ts';
import { getCoach, listCoachRatings } from './use-cases/get-coach.ts';
import { getRequestForm } from './use-cases/get-request-form.ts';
import { listCoaches, listCoachFilters } from './use-cases/list-coaches.ts';
import { getQuestionForm, saveQuestionForm } from './use-cases/question-forms.ts';
import { readCoachingDashboard } from './use-cases/read-dashboard.ts';
import {
  addSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from './use-cases/saved-replies.ts';

export const coachingUseCases = (ports: Ports) => ({
  listCoaches: listCoaches(ports),
  listCoachFilters: listCoachFilters(ports),
  getCoach: getCoach(ports),
  listCoachRatings: listCoachRatings(ports),
  getRequestForm: getRequestForm(ports),

  getCoachSettings: getCoachSettings(ports),
  updateCoachSettings: updateCoachSettings(ports),
  getQuestionForm: getQuestionForm(ports),
  saveQuestionForm: saveQuestionForm(ports),
  listSavedReplies: listSavedReplies(ports),
  addSavedReply: addSavedReply(ports),
  updateSavedReply: updateSavedReply(ports),
  deleteSavedReply: deleteSavedReply(ports),
  getEarnings: getEarnings(ports),
  listEarningLines: listEarningLines(ports),
  exportEarnings: exportEarnings(ports),

  readCoachingDashboard: readCoachingDashboard(ports),
});
