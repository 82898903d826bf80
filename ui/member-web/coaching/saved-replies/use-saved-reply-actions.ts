import { useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { SavedReply } from '../../app/data/coach-desk.ts';
import { type ReplyText, useSavedReplySteps } from './data.ts';

/** What a coach does with saved replies; a toast says it is done, and offers to take a removal back. */
export const useSavedReplyActions = () => {
  const toast = useToast();
  const errorText = useErrorText();
  const { formatMessage } = useIntl();
  const { add, update, remove } = useSavedReplySteps();
  const showSaved = () => toast(formatMessage({ id: 'savedReplies.saved' }), { kind: 'success' });
  const showError = (error: unknown) => toast(errorText(error), { kind: 'error' });

  return {
    add: async (reply: ReplyText) => {
      await add(reply);
      showSaved();
    },
    update: (id: string, reply: ReplyText) => update(id, reply, showSaved),
    remove: async ({ id, title, text }: SavedReply) => {
      try {
        await remove(id);
      } catch (error) {
        showError(error);
        return;
      }
      toast(formatMessage({ id: 'savedReplies.removed' }, { title }), {
        undo: () => add({ title, text }).catch(showError),
      });
    },
  };
};
