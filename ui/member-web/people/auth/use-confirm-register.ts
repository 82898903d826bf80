import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useConfirmation } from './data.ts';
import { pendingAddress } from './pending-address.ts';

/** Nothing happens until the button is pressed: programs that look into mails open links, too. */
export const useConfirmRegister = () => {
  const [query] = useSearchParams();
  const navigate = useLocalNavigate();
  const token = query.get('token') ?? '';
  const { mutate, isPending, error } = useConfirmation(token, async ({ accessToken, user }) => {
    pendingAddress.forget();
    signedIn.signIn(accessToken, user);
    await navigate(paths.fitboard, { replace: true });
  });
  const isDead =
    token === '' || isApiError(error, 'auth.token_invalid') || isApiError(error, 'auth.token_expired');

  return {
    confirm: () => mutate(),
    busy: isPending,
    isDead,
    isVerified: isApiError(error, 'auth.user_verified'),
    error,
  };
};
