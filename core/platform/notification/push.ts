import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';

/** One browser on one device, for as long as the sign-in on it lasts. */
export type PushSubscription = Readonly<{
  id: string;
  userId: UserId;
  sessionId: string;
  /** Anyone who knows it can reach the device: never shown, never logged. */
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}>;

/** A notice on its way to one device. What it says is read when it leaves, so that a withdrawn one stays unsaid. */
export type Push = Readonly<{
  id: string;
  subscriptionId: string;
  userId: UserId;
  notificationId: string;
  attempts: number;
  nextAttemptAt: Date;
  createdAt: Date;
}>;

export const maxPushDevices = 10;
export const maxPushAttempts = 5;
/** Minutes to wait before each further attempt. */
export const pushRetryMinutes = [1, 5, 15, 60] as const;

/** Nobody listens at this address any more: the device is forgotten. */
export class PushGone extends Error {
  override readonly name = 'PushGone';
}

/** Names with a top-level domain of letters: addresses, in whatever notation, have none. */
const isPublicName = (host: string): boolean =>
  /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host) &&
  !/\.(?:local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid)$/.test(host);

/**
 * Push services are public names behind https, on its usual port. Where a name leads is checked again whenever something
 * is sent, because that may change.
 */
export const requirePushEndpoint = (endpoint: string): string => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+?)\.?(?:\/[\x21-\x7e]*)?$/i.exec(endpoint) ?? [];
  if (!isPublicName(host.toLowerCase())) throw fieldError('body.endpoint', 'push.endpoint_refused');
  return endpoint;
};
