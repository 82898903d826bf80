import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceDraft } from '../review-parts/device-draft.ts';
import type { Review } from '../../app/data/reviews.ts';
import { readReply, saveReplyDraft, type ServerDraft } from './data.ts';
import { emptyForm, formOf, parseKeptForm, type ReplyForm } from './reply-form.ts';
import { createReplyKeeper, type ReplyKeeper } from './reply-keeper.ts';

type Options = Readonly<{ review: Review; userId: string; draft: ServerDraft }>;

/** Without a draft one goes on from what was sent. */
const formIn = ({ notes, targets, recording, updatedAt }: ServerDraft, { reply }: Review): ReplyForm => {
  if (updatedAt !== null) return { notes, targets, recording };
  return reply === null ? emptyForm : formOf(reply);
};

const open = ({ review, userId, draft }: Options) => {
  const device = deviceDraft(`fitboard.reply.${userId}.${review.id}`, parseKeptForm);
  // What lies on the device was not heard by the server, so it is the newer of the two.
  const unheard = device.read();
  const { version, ...start } = unheard ?? { ...formIn(draft, review), version: draft.version };
  return createReplyKeeper({
    start,
    version,
    isUnheard: unheard !== null,
    savedAt: draft.updatedAt,
    device,
    save: (kept) => saveReplyDraft(review.id, kept),
    load: async () => {
      const now = await readReply(review.id);
      return { form: formIn(now.draft, now.review), version: now.draft.version, at: now.draft.updatedAt };
    },
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
