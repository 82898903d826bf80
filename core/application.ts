import { accessUseCases } from '#core/access/role/index.ts';
import { accountUseCases } from '#core/people/account/index.ts';
import { auditUseCases } from '#core/access/audit/index.ts';
import { catalogUseCases } from '#core/money/shop/index.ts';
import { coachRequestUseCases } from '#core/coaching/coach-request/index.ts';
import { coachingUseCases } from '#core/coaching/review/index.ts';
import { coinUseCases } from '#core/money/coin/index.ts';
import { indicatorUseCases } from '#core/body/snapshot/index.ts';
import { levelUseCases } from '#core/money/level/index.ts';
import { mediaUseCases } from '#core/platform/media/index.ts';
import { notificationUseCases } from '#core/platform/notification/index.ts';
import { partnerUseCases } from '#core/money/partner/index.ts';
import { paymentUseCases } from '#core/money/payment/index.ts';
import { settingsUseCases } from '#core/platform/settings/index.ts';
import { specializationUseCases } from '#core/coaching/specialization/index.ts';
import type { Ports } from '#core/kernel/ports.ts';

/** All use cases, grouped by module: what every door (HTTP, socket, command line, clock, test) calls. */
export const createApplication = (ports: Ports) => ({
  access: accessUseCases(ports),
  account: accountUseCases(ports),
  audit: auditUseCases(ports),
  coin: coinUseCases(ports),
  coaching: coachingUseCases(ports),
  payment: paymentUseCases(ports),
  level: levelUseCases(ports),
  partner: partnerUseCases(ports),
  coachRequest: coachRequestUseCases(ports),
  specialization: specializationUseCases(ports),
  catalog: catalogUseCases(ports),
  media: mediaUseCases(ports),
  indicator: indicatorUseCases(ports),
  notification: notificationUseCases(ports),
  settings: settingsUseCases(ports),
});

export type Application = ReturnType<typeof createApplication>;
