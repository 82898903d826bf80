import type { Application } from '#core/application.ts';
import type { Users } from '#core/people/account/ports.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import type { Actors } from '../protection/actors.ts';
import type { BearerTokens } from '../protection/authenticate.ts';
import type { Api } from '../../contract.ts';
import type { Route } from '../handlers.ts';
import type { Limits } from '../protection/limits.ts';
import type { OddAnswerListener } from '../serving/odd-answer.ts';
import type { refreshCookie } from '../protection/refresh-cookie.ts';
import type { providerCookie } from '../protection/provider-cookie.ts';
import type { trustedDeviceCookie } from '../protection/trusted-device-cookie.ts';
import type { SignInGuard } from '../protection/sign-in-guard.ts';
import type { Uploads } from '../serving/upload.ts';

export type ServedRoute = Route & Readonly<{ group: keyof Api }>;

export type MaintenanceSettings = Pick<Settings, 'maintenance' | 'maintenanceAllow' | 'maintenanceUntil'>;

/** What the steps between the router and a use case need. */
export type RouteServices = Readonly<{
  actors: Actors;
  users: Pick<Users, 'findByEmail'>;
  /** Whose sign-in waits for its second step; null when none does. */
  accountOfChallenge: (challenge: string) => Promise<UserId | null>;
  ids: Ids;
  tokens: BearerTokens;
  cookie: ReturnType<typeof refreshCookie>;
  provider: ReturnType<typeof providerCookie>;
  trustedDevice: ReturnType<typeof trustedDeviceCookie>;
  /** Where pages that may use the cookie come from. */
  ownOrigins: readonly string[];
  limits: Limits;
  tickets: Pick<WsTickets, 'consume'>;
  /** The member of a viewing, for the person of the staff who is in it. */
  viewedActor: Application['viewing']['viewedActor'];
  signInGuard: SignInGuard;
  idempotency: Pick<Idempotency, 'once'>;
  takeUpload: Uploads;
  /** Answered soon, also while the database is away. */
  settings: () => MaintenanceSettings | Promise<MaintenanceSettings>;
  now: () => Date;
  onOddAnswer: OddAnswerListener;
}>;
