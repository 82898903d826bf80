import type { CoachingReports } from './dashboard.ts';
import type { CoachRosters, CoachWork } from './coach-work.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    coachRosters: CoachRosters;
    coachWork: CoachWork;
    coachingReports: CoachingReports;
  }
}
