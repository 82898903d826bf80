import { accessUseCases } from '#core/access/index.ts';
import { accountUseCases } from '#core/account/index.ts';
import { auditUseCases } from '#core/audit/index.ts';
import { catalogUseCases } from '#core/catalog/index.ts';
import { coachRequestUseCases } from '#core/coach-request/index.ts';
import { coachingUseCases } from '#core/coaching/index.ts';
import { coinUseCases } from '#core/coin/index.ts';
import { indicatorUseCases } from '#core/indicator/index.ts';
import { levelUseCases } from '#core/level/index.ts';
import { mediaUseCases } from '#core/media/index.ts';
import { notificationUseCases } from '#core/notification/index.ts';
import { partnerUseCases } from '#core/partner/index.ts';
import { paymentUseCases } from '#core/payment/index.ts';
import { settingsUseCases } from '#core/settings/index.ts';
import { specializationUseCases } from '#core/specialization/index.ts';
import type { Ports } from './ports.ts';

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
