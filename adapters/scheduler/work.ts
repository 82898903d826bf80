import { tokens, type Container } from '../composition/container.ts';
import { liveSignals, urgentSignals, type LiveSignal } from '#adapters/ports/live-signals.ts';
import { gatherRoomSignals } from './room-signals.ts';
import { startMailSender, startPushSender } from './mail-sender.ts';
import { startOutboxRelay } from './outbox-relay.ts';
import { startScheduler } from './start.ts';

export type Work = Readonly<{ stop(): Promise<void> }>;

/** Everything this instance does without being asked: events, mails, and the jobs of the clock. */
export const startWork = (container: Container): Work => {
  const app = container.get(tokens.application);
  const workSignal = container.get(tokens.workSignal);
  const bus = container.get(tokens.bus);
  const log = container.get(tokens.log);

  const outages = container.get(tokens.outages);
  /** One line for each failure that is not part of an outage. */
  const report = (error: unknown, text: string, about: object = {}): void => {
    if (!outages.note(error)) log.error({ error, ...about }, text);
  };

  /** People who miss a signal ask the database: what can't be said now is counted, not repeated. */
  const publish = async (signals: readonly LiveSignal[]): Promise<void> => {
    if (signals.length === 0) return;
    try {
      await bus.publish(signals);
      outages.live.worked(3_000);
    } catch (error) {
      const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
      if (!outages.note(reason)) outages.live.failed(reason);
    }
  };

  const work = container.get(tokens.workNumbers);
  const failing =
    (job: string, text: string) =>
    (error: unknown, about: object = {}) => {
      work.failed(job);
      report(error, text, about);
    };
  const doing = (job: string) => (seconds: number) => work.done(job, seconds);
  const mails = startMailSender({
    app,
    failed: failing('send-mails', 'mails could not be sent'),
    done: doing('send-mails'),
  });
  const pushes = startPushSender({
    app,
    failed: failing('send-pushes', 'devices could not be notified'),
    done: doing('send-pushes'),
  });
  const relay = startOutboxRelay({
    app,
    announce: (events) => publish(liveSignals(events.map(({ event }) => event))),
    failed: failing('handle-events', 'events could not be handled'),
    done: doing('handle-events'),
  });
  const scheduler = startScheduler({
    app,
    lock: container.get(tokens.jobLock),
    failed: (error, job) => failing(job, 'a job failed')(error, { job }),
    done: work.done,
  });
  const rooms = gatherRoomSignals((signals) => void publish(signals));
  workSignal.onRooms(rooms.add);
  workSignal.on('mails', () => mails.wake());
  workSignal.on('pushes', () => pushes.wake());
  workSignal.on('events', (events) => {
    relay.wake();
    // The relay sends them once more when it comes to them, in case this fails.
    void publish(urgentSignals(events));
  });

  return {
    async stop() {
      rooms.stop();
      await Promise.all([scheduler.stop(), relay.stop(), mails.stop(), pushes.stop()]);
    },
  };
};
