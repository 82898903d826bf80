import type { Hooks } from '#core/kernel/hooks.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { specializationPage } from './notices.ts';

/** The requests that it proves: who gave the certificate, and its number. */
export const requestsShowing: Hooks['mediumUsesOf'] = async (
  { specializationRequests },
  _mediumId,
  known,
) => {
  const found = await Promise.all(
    placesOfKind(known, 'EVIDENCE').map((id) => specializationRequests.find(id)),
  );
  return found
    .filter((request) => request !== null)
    .map(({ id, evidence: { issuer, number } }) => ({
      kind: 'EVIDENCE',
      id,
      title: [issuer, number].filter(Boolean).join(' · ') || null,
      link: specializationPage,
    }));
};
