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

  const mails = startMailSender({ app, failed: (error) => log.error({ error }, 'mails could not be sent') });
  const pushes = startPushSender({
    app,
    failed: (error) => log.error({ error }, 'devices could not be told'),
  });
  const relay = startOutboxRelay({
    app,
    announce: (events) => bus.publish(liveSignals(events)),
    failed: (error, about) => log.error({ error, ...about }, 'events could not be handled'),
  });
  const scheduler = startScheduler({
    app,
    lock: container.get(tokens.jobLock),
    failed: (error, job) => log.error({ error, job }, 'a job failed'),
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
