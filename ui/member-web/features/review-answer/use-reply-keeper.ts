import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../client.ts';
import { deviceDraft } from '../../coaching/device-draft.ts';
import type { Review } from '../../reviews.ts';
import { emptyForm, formOf, parseReplyForm, type ReplyForm, sentForm } from './reply-form.ts';
import { createReplyKeeper, type ReplyKeeper } from './reply-keeper.ts';

export type ServerDraft = Awaited<ReturnType<typeof client.reviews.draft>>;

type Options = Readonly<{ review: Review; userId: string; draft: ServerDraft }>;

const open = ({ review, userId, draft }: Options) => {
  const { id } = review;
  const device = deviceDraft(`fitboard.reply.${userId}.${id}`, parseReplyForm);
  // What lies on the device was not heard by the server, so it is the newer of the two.
  const unheard = device.read();
  const onServer: ReplyForm | null =
    draft.updatedAt === null ? null : { notes: draft.notes, targets: draft.targets };
  return createReplyKeeper({
    start: unheard ?? onServer ?? (review.reply === null ? emptyForm : formOf(review.reply)),
    isUnheard: unheard !== null,
    savedAt: draft.updatedAt,
    device,
    save: async (form) =>
      (await client.reviews.saveDraft({ params: { id }, body: sentForm(form) })).updatedAt,
  });
};

/** The answer as it is written, opened once for as long as the page stands. */
export const useReplyKeeper = (options: Options): ReplyKeeper => {
  const [keeper] = useState(() => open(options));
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      keeper.flush();
    };
  }, [keeper]);
  return keeper;
};

/** Only what shows the words is drawn again with each letter; the week beside it is not. */
export const useKept = ({ subscribe, now }: ReplyKeeper) => useSyncExternalStore(subscribe, now);
