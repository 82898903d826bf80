import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { getCoachSettings, updateCoachSettings } from './use-cases/coach-settings.ts';
import { coachDeskReactions } from './reactions.ts';
import { briefCoaches } from './use-cases/brief-coaches.ts';
import { listCoachAccess, endCoachAccess, setCoachAccessEnd } from './use-cases/coach-access.ts';
import { listMembers, readCoachWeek } from './use-cases/coach-work.ts';
import { getEarnings, listEarningLines, exportEarnings } from './use-cases/earnings.ts';
import { readCoachingDashboard } from './use-cases/read-dashboard.ts';

const useCases = (ports: Composition) => ({
  getCoachSettings: getCoachSettings(ports),
  updateCoachSettings: updateCoachSettings(ports),
  listCoachAccess: listCoachAccess(ports),
  endCoachAccess: endCoachAccess(ports),
  setCoachAccessEnd: setCoachAccessEnd(ports),
  listMembers: listMembers(ports),
  readCoachWeek: readCoachWeek(ports),
  getEarnings: getEarnings(ports),
  listEarningLines: listEarningLines(ports),
  exportEarnings: exportEarnings(ports),
  readCoachingDashboard: readCoachingDashboard(ports),
  briefCoaches: briefCoaches(ports),
});

export const coachDeskModule = {
  name: 'coaching',
  reactions: coachDeskReactions,
  hooks: {
    whenMemberIsAnonymised: ({ coachRosters }, userId) => coachRosters.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
