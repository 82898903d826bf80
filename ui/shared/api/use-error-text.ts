import { useIntl } from 'react-intl';
import type { MessageId } from '../intl.ts';
import { isApiError } from './api-error.ts';

/** What happened, in words: the server's sentence when it has one, ours when it could not be reached or was not asked. */
export const useErrorText = () => {
  const { formatMessage, messages } = useIntl();
  return (error: unknown): string => {
    if (!isApiError(error)) return formatMessage({ id: 'ui.error.unknown' });
    if (error.code === 'network.unreachable') return formatMessage({ id: 'ui.error.unreachable' });
    const given = error.detail || error.title;
    if (given) return given;
    // What is in the catalogue at run time is one of the ids known at compile time.
    const id = `error.${error.code}` as MessageId;
    return id in messages ? formatMessage({ id }, error.params) : formatMessage({ id: 'ui.error.unknown' });
  };
};
