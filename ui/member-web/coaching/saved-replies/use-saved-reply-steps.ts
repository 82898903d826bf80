import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { client } from '../../app/client.ts';
import { coachDeskKeys, type SavedReplies, type SavedReply } from '../../app/data/coach-desk.ts';
import type { ReplyText } from './ReplyForm.tsx';

const key = coachDeskKeys.savedReplies;

/** Adding and changing wait for the answer; removing shows at once and can be taken back. */
export const useSavedReplySteps = () => {
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { formatMessage } = useIntl();

  const again = () => queries.invalidateQueries({ queryKey: key });
  const put = (change: (items: readonly SavedReply[]) => readonly SavedReply[]) =>
    queries.setQueryData<SavedReplies>(key, (now) =>
      now === undefined ? undefined : { items: [...change(now.items)] },
    );

  const add = async (reply: ReplyText) => {
    const added = await client.coachDesk.addSavedReply({ body: reply });
    put((items) => [added, ...items.filter(({ id }) => id !== added.id)]);
    await again();
  };

  return {
    add: async (reply: ReplyText) => {
      await add(reply);
      toast(formatMessage({ id: 'savedReplies.saved' }), { kind: 'success' });
    },
    update: async (id: string, reply: ReplyText) => {
      const updated = await client.coachDesk.updateSavedReply({ params: { id }, body: reply });
      put((items) => items.map((item) => (item.id === id ? updated : item)));
      toast(formatMessage({ id: 'savedReplies.saved' }), { kind: 'success' });
      await again();
    },
    remove: async ({ id, title, text }: SavedReply) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<SavedReplies>(key);
      put((items) => items.filter((item) => item.id !== id));
      const showError = (error: unknown) => toast(errorText(error), { kind: 'error' });
      try {
        await client.coachDesk.deleteSavedReply({ params: { id } });
      } catch (error) {
        queries.setQueryData(key, before);
        showError(error);
        return;
      }
      toast(formatMessage({ id: 'savedReplies.removed' }, { title }), {
        undo: () => add({ title, text }).catch(showError),
      });
    },
  };
};
