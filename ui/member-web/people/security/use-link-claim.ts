import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { providerNames } from '#core/people/sign-in-provider/provider.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { useLinkClaimed, useProviderClaim } from './data.ts';
import { useIdentity } from '../../app/identity/use-identity.ts';

/** Only for those who were led here to link something: nobody else asks what there is. */
export const useLinkClaim = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const isWanted = query.has('link');
  const { data, error } = useProviderClaim(isWanted);
  const linkClaimed = useLinkClaimed();
  const { asked, withIdentity } = useIdentity();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    const rest = new URLSearchParams(query);
    rest.delete('link');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  const link = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { provider } = await withIdentity(linkClaimed);
      leave();
      const name = providerNames[provider];
      toast(formatMessage({ id: 'security.claim.done' }, { name }), { kind: 'success' });
    } catch (problem) {
      if (stopReasonOf(problem) === undefined) setRefusal(problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    claim: isWanted ? data : undefined,
    isOver: isWanted && isApiError(error, 'provider.claim_over'),
    refusal: refusal ?? (isWanted && !isApiError(error, 'provider.claim_over') ? error : null) ?? undefined,
    busy,
    link,
    leave,
    asked,
  };
};
