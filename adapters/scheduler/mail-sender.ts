import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { startWorker, type Worker } from './worker.ts';

type Needs = Readonly<{
  app: Pick<Application, 'notification'>;
  failed: (error: unknown) => void;
  done?: (seconds: number) => void;
  intervalMs?: number;
}>;

/** Sends mails soon after they were written, and those whose next try has come. */
export const startMailSender = ({ app, failed, done, intervalMs = 5_000 }: Needs): Worker =>
  startWorker({
    intervalMs,
    failed,
    ...(done && { done }),
    async run() {
      await app.notification.sendMails(system);
      return false;
    },
  });

/** The same for devices. */
export const startPushSender = ({ app, failed, done, intervalMs = 5_000 }: Needs): Worker =>
  startWorker({
    intervalMs,
    failed,
    ...(done && { done }),
    async run() {
      await app.notification.sendPushes(system);
      return false;
    },
  });
