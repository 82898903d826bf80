import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { coachDeskKeys, type SavedReplies, type SavedReply } from '../../app/data/coach-desk.ts';

export type ReplyText = Readonly<{ title: string; text: string }>;

const key = coachDeskKeys.savedReplies;

/** Adding and changing wait for the answer; removing shows at once and goes back when it is refused. */
export const useSavedReplySteps = () => {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: key });
  const put = (change: (items: readonly SavedReply[]) => readonly SavedReply[]) =>
    queries.setQueryData<SavedReplies>(key, (now) =>
      now === undefined ? undefined : { items: [...change(now.items)] },
    );

  return {
    add: async (reply: ReplyText) => {
      const added = await client.coachDesk.addSavedReply({ body: reply });
      put((items) => [added, ...items.filter(({ id }) => id !== added.id)]);
      await again();
    },
    update: async (id: string, reply: ReplyText, onUpdated: () => void) => {
      const updated = await client.coachDesk.updateSavedReply({ params: { id }, body: reply });
      put((items) => items.map((item) => (item.id === id ? updated : item)));
      onUpdated();
      await again();
    },
    remove: async (id: string) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<SavedReplies>(key);
      put((items) => items.filter((item) => item.id !== id));
      try {
        await client.coachDesk.deleteSavedReply({ params: { id } });
      } catch (error) {
        queries.setQueryData(key, before);
        throw error;
      }
    },
  };
};
