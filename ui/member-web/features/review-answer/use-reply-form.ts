import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../client.ts';
import { deviceDraft } from '../../coaching/device-draft.ts';
import type { Review } from '../../reviews.ts';
import { emptyForm, formOf, parseReplyForm, type ReplyForm, sentForm } from './reply-form.ts';
import { createReplyKeeper } from './reply-keeper.ts';

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
export const useReplyForm = (options: Options) => {
  const [keeper] = useState(() => open(options));
  const { form, saving } = useSyncExternalStore(keeper.subscribe, keeper.now);
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
  return { form, saving, change: keeper.change, forget: keeper.forget };
};
