import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { aiKeys } from '../../app/data/ai.ts';

/** Every conversation with every question and sentence in it. */
export const useForgetConversations = () => {
  const queries = useQueryClient();
  return async () => {
    await client.ai.forgetConversations();
    queries.removeQueries({ queryKey: ['ai', 'messages'] });
    await queries.invalidateQueries({ queryKey: aiKeys.conversations });
  };
};
