import { useIntl } from 'react-intl';
import { isApiError } from './api-error.ts';

/** What happened, in words: the server's sentence when it has one, ours when it could not be reached. */
export const useErrorText = () => {
  const { formatMessage } = useIntl();
  return (error: unknown): string => {
    if (!isApiError(error)) return formatMessage({ id: 'ui.error.unknown' });
    if (error.code === 'network.unreachable') return formatMessage({ id: 'ui.error.unreachable' });
    return error.detail || error.title || formatMessage({ id: 'ui.error.unknown' });
  };
};
