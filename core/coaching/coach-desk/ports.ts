import type { CoachingReports } from './dashboard.ts';
import type { CoachWork } from './coach-work.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    coachWork: CoachWork;
    coachingReports: CoachingReports;
  }
}
