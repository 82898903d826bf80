import { getSampleReview, keepSampleReview } from './sample/own-sample.ts';
import { coachArchive } from './archive.ts';
import { coachAddresses } from './public-addresses.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import { listCoaches, listCoachFilters } from './use-cases/list-coaches.ts';
import { getCoach, listCoachRatings } from './use-cases/get-coach.ts';
import {
  listSavedReplies,
  addSavedReply,
  updateSavedReply,
  deleteSavedReply,
} from './use-cases/saved-replies.ts';

const useCases = (ports: Composition) => {
  const finding = { ...ports, isHidden: isHiddenPerson(ports) };
  return {
    listCoaches: listCoaches(ports),
    listCoachFilters: listCoachFilters(ports),
    getCoach: getCoach(finding),
    listCoachRatings: listCoachRatings(finding),
    getSampleReview: getSampleReview(ports),
    keepSampleReview: keepSampleReview(ports),
    listSavedReplies: listSavedReplies(ports),
    addSavedReply: addSavedReply(ports),
    updateSavedReply: updateSavedReply(ports),
    deleteSavedReply: deleteSavedReply(ports),
  };
};

export const coachModule = {
  name: 'coaching',
  hooks: {
    archiveOf: coachArchive,
    publicAddressesOf: coachAddresses,
    whenMemberIsAnonymised: async ({ coaches, sampleReviews }, userId) => {
      await coaches.forget(userId);
      await sampleReviews.deleteAllOf(userId);
    },
  },
  useCases,
} as const satisfies Module;
