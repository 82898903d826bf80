import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { passkeyAlgorithms } from '#core/people/passkey/passkey.ts';
import {
  PasskeyStop,
  type MadeCredential,
  type NewPasskeyOffer,
  type PasskeyChallenge,
  type SignedChallenge,
} from './passkeys.ts';

type Known = NonNullable<PasskeyChallenge['known']>;
type Descriptor = NonNullable<
  Parameters<typeof startAuthentication>[0]['optionsJSON']['allowCredentials']
>[number];

const named = (known: Known): Descriptor[] =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports: transports as NonNullable<Descriptor['transports']>, // as a browser named them
  }));

/** What browsers throw says little: one name stands for a person who said no and for one who waited too long. */
const stopping = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  if (!browserSupportsWebAuthn()) throw new PasskeyStop('unsupported');
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    const { name } = cause instanceof Error ? cause : { name: '' };
    if (name === 'InvalidStateError') throw new PasskeyStop('alreadyThere');
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyStop('cancelled');
    throw new PasskeyStop('unsupported');
  }
};

export const makePasskey = (offer: NewPasskeyOffer): Promise<MadeCredential> =>
  stopping(async () => {
    const { challenge, site, siteName, handle, account, displayName, known } = offer;
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: site, name: siteName },
        user: { id: handle, name: account, displayName },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: named(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    return {
      id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  });

/** `isSuggested`: waits beside a field until its person picks one of the passkeys listed there. */
export const signWithPasskey = (
  { challenge, site, known = [] }: PasskeyChallenge,
  isSuggested = false,
): Promise<SignedChallenge> =>
  stopping(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: site, allowCredentials: named(known), userVerification: 'required' },
      useBrowserAutofill: isSuggested,
      // The field stands in the form that asks for it.
      verifyBrowserAutofillInput: false,
    });
    return {
      id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
      userHandle: response.userHandle ?? null,
    };
  });
