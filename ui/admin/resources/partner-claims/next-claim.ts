import { offersClient } from '../../offers/client.ts';

/** The one that has waited longest, other than this; null when nobody waits. */
export const nextClaim = async (after: string): Promise<string | null> => {
  const waiting = await offersClient.adminPartnerClaims.list({
    query: {
      filter: JSON.stringify({ status: 'PROCESSING' }),
      sort: JSON.stringify(['at', 'ASC']),
      range: '[0,1]',
    },
  });
  return waiting.find(({ id }) => id !== after)?.id ?? null;
};
