import { tokens, type Container } from '../composition/container.ts';
import { closingSignals, liveSignals } from '../realtime/signals.ts';
import { startMailSender, startPushSender } from './mail-sender.ts';
import { startOutboxRelay } from './outbox-relay.ts';
import { startScheduler } from './start.ts';

export type Work = Readonly<{ stop(): Promise<void> }>;

/** Everything this instance does without being asked: events, mails, and the jobs of the clock. */
export const startWork = (container: Container): Work => {
  const app = container.get(tokens.application);
  const alarm = container.get(tokens.alarm);
  const bus = container.get(tokens.bus);
  const log = container.get(tokens.log);

  const outages = container.get(tokens.outages);
  /** One line for each failure that is not part of an outage. */
  const report = (error: unknown, text: string, about: object = {}): void => {
    if (!outages.note(error)) log.error({ error, ...about }, text);
  };

  const mails = startMailSender({ app, failed: (error) => report(error, 'mails could not be sent') });
  const pushes = startPushSender({
    app,
    failed: (error) => report(error, 'devices could not be told'),
  });
  const relay = startOutboxRelay({
    app,
    // Whoever misses a signal asks the database: what can't be said now is counted, not repeated.
    announce: async (events) => {
      const signals = liveSignals(events);
      if (signals.length === 0) return;
      await bus.publish(signals).then(
        () => outages.live.worked(3_000),
        (error: unknown) => outages.note(error) || outages.live.failed(error),
      );
    },
    failed: (error, about) => report(error, 'events could not be handled', about),
  });
  const scheduler = startScheduler({
    app,
    lock: container.get(tokens.jobLock),
    failed: (error, job) => report(error, 'a job failed', { job }),
  });
  alarm.on('mails', () => mails.wake());
  alarm.on('pushes', () => pushes.wake());
  alarm.on('events', (events) => {
    relay.wake();
    const closing = closingSignals(events);
    // The relay sends them once more when it comes to them, in case this fails.
    bus
      .publish(closing)
      .catch((error: unknown) => log.error({ error }, 'sockets of ended sign-ins could not be told'));
  });

  return {
    async stop() {
      await Promise.all([scheduler.stop(), relay.stop(), mails.stop(), pushes.stop()]);
    },
  };
};
