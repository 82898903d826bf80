import type { CoachRequestCheck } from './coach-request.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    coachRequest: `coachRequest.check.${CoachRequestCheck}`;
  }
}
