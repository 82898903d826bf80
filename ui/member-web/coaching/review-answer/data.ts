import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { coachDeskKeys } from '../../app/data/coach-desk.ts';
import { replyDraftKey } from '../../app/data/reviews.ts';
import { useReviewStep } from '../review-parts/data.ts';
import { type KeptForm, type ReplyForm, sentForm } from './reply-form.ts';

export type ServerDraft = Awaited<ReturnType<typeof client.reviews.draft>>;

/** Opened once with what was typed before; what the server says later does not type over it. */
export const useReplyDraft = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: replyDraftKey(id),
    queryFn: ({ signal }) => client.reviews.draft({ params: { id } }, { signal }),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Fails with version.stale when the server holds another version than the given one. */
export const saveReplyDraft = async (id: string, { version, ...form }: KeptForm) => {
  const saved = await client.reviews.saveDraft({ params: { id }, body: { ...sentForm(form), version } });
  return { version: saved.version, at: saved.updatedAt };
};

/** The draft and the review as they are now. */
export const readReply = async (id: string) => {
  const [draft, review] = await Promise.all([
    client.reviews.draft({ params: { id } }),
    client.reviews.get({ params: { id } }),
  ]);
  return { draft, review };
};

/** Which of two drafts goes on: the choice runs once at a time. */
export const useDraftChoice = () => useMutation({ mutationFn: (choose: () => Promise<void>) => choose() });

type Sent = Readonly<{
  form: ReplyForm;
  /** Of the reply that this one changes; null: it is the first. */
  version: number | null;
}>;

export const useReplyStep = (id: string) =>
  useReviewStep(id, ({ form, version }: Sent) =>
    version === null
      ? client.reviews.approve({ params: { id }, body: sentForm(form) })
      : client.reviews.update({ params: { id }, body: { ...sentForm(form), version } }),
  );

type SavedReply = Readonly<{ title: string; text: string }>;

/** Keeps a note for use in other replies. */
export const useKeepReply = (onKept: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reply: SavedReply) => client.coachDesk.addSavedReply({ body: reply }),
    onSuccess: () => {
      onKept();
      return queries.invalidateQueries({ queryKey: coachDeskKeys.savedReplies });
    },
  });
};
