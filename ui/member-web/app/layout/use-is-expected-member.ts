import { useSession } from '#ui/api/signed-in.ts';
import { usePageContext } from '../page-context.ts';

/** Whether to offer the way in or the way to register. Until the session is known, the browser's own memory decides. */
export const useIsExpectedMember = () => {
  const { status } = useSession();
  const { signedInHint } = usePageContext();
  return status === 'member' || (status === 'unknown' && signedInHint);
};
