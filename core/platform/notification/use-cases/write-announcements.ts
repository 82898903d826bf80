import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { greetedAs } from '#core/access/actor/greeting-name.ts';
import { after } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  announcementPace,
  announcementPreference,
  announcementTemplate,
  type Announcement,
} from '../announcement.ts';
import type { Receiver } from '../ports.ts';
import { newMail } from '../notification.ts';

type Needs = Writes<'announcements' | 'mails' | 'settings'> & Pick<Ports, 'clock' | 'ids'>;

const write = async (
  { mails }: Pick<Repositories, 'mails'>,
  { ids }: Pick<Needs, 'ids'>,
  announcement: Announcement,
  receiver: Receiver,
  at: Date,
): Promise<void> =>
  mails.append(
    newMail({
      id: ids.next(),
      userId: receiver.id,
      to: receiver.email,
      template: announcementTemplate,
      language: receiver.language,
      values: { name: greetedAs(receiver) },
      at,
      announcementId: announcement.id,
    }),
  );

/** Mails and how far it came are one transaction: after a crash the next run goes on behind the last receiver. */
const writeNext = ({ transaction, clock, ids }: Needs): Promise<number | null> =>
  transaction(async ({ announcements, mails, settings }) => {
    const at = clock.now();
    const due = await announcements.takeDue(at);
    if (!due) return null;
    const { batch, waitMs } = announcementPace((await settings.read()).announcementMailsPerMinute);
    const receivers = await announcements.receiversAfter(due.audience, {
      after: due.writtenTo,
      before: due.createdAt,
      limit: batch,
      preference: announcementPreference,
    });
    const wanting = receivers.filter(({ wants }) => wants);
    for (const receiver of wanting) await write({ mails }, { ids }, due, receiver, at);
    const isOver = receivers.length < batch;
    await announcements.update({
      ...due,
      written: due.written + wanting.length,
      writtenTo: receivers.at(-1)?.id ?? due.writtenTo,
      nextAt: after(at, waitMs),
      ...(isOver && { status: 'COMPLETED', finishedAt: at }),
    });
    return wanting.length;
  });

/** Hands what staff wrote to the outbox, as fast as the limit allows. */
export const writeAnnouncements =
  (needs: Needs) =>
  async (actor: Actor): Promise<{ written: number }> => {
    requirePermission(actor, 'global');
    let written = 0;
    for (;;) {
      const count = await writeNext(needs);
      if (count === null) return { written };
      written += count;
    }
  };
