import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { useConfirmation } from './data.ts';

/** Nothing happens until the button is pressed: programs that look into mails open links, too. */
export const useConfirmRegister = () => {
  const [query] = useSearchParams();
  const navigate = useLocalNavigate();
  const token = query.get('token') ?? '';
  const { mutate, isPending, error } = useConfirmation(token, async () => {
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
