import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { after, minute } from '#core/kernel/time.ts';

const withinMinutes = 10;
const mostTimes = 2;

type Counted = Readonly<{
  countSame: (authorId: UserId, text: string, since: Date) => Promise<number>;
}>;

/** The third of the same text within ten minutes fails with feed.duplicate. The writer's counts are held. */
export const refuseDuplicate = async (
  written: Counted,
  authorId: UserId,
  text: string,
  at: Date,
): Promise<void> => {
  if (text === '') return;
  const count = await written.countSame(authorId, text, after(at, -withinMinutes * minute));
  if (count >= mostTimes)
    throw new DomainError('feed.duplicate', { seconds: (withinMinutes * minute) / 1000 });
};
