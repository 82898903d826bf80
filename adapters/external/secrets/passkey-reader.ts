import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { passkeyAlgorithms } from '#core/people/passkey/passkey.ts';
import type { PasskeyReader } from '#core/people/passkey/ports.ts';

const text = new TextEncoder();

/** Null for whatever a browser would not have sent. */
const readOrNull = async <Read>(work: () => Promise<Read>): Promise<Read | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/** Keys are bound to the host of the base address, and answers count from its origin alone. */
export const passkeyReader = (baseUrl: string): PasskeyReader => {
  const { hostname: site, origin } = new URL(baseUrl);
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site,
    requireUserVerification: true,
  });

  return {
    site,

    handleOf: (userId) => isoBase64URL.fromBuffer(text.encode(userId)),

    challengeOf(clientData) {
      try {
        const { challenge } = decodeClientDataJSON(clientData);
        return typeof challenge === 'string' ? challenge : null;
      } catch {
        return null;
      }
    },

    readMade: ({ id, clientData, attestation, transports }, challenge) =>
      readOrNull(async () => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON: clientData, attestationObject: attestation },
            clientExtensionResults: {},
          },
          ...expected(challenge),
          supportedAlgorithmIDs: [...passkeyAlgorithms],
        });
        if (!verified) return null;
        const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: isoBase64URL.fromBuffer(credential.publicKey),
          counter: credential.counter,
          transports,
          isSyncable: credentialDeviceType === 'multiDevice',
          isSynced: credentialBackedUp,
        };
      }),

    readSigned: (
      { id, clientData, authenticatorData, signature, userHandle },
      challenge,
      { credentialId, publicKey },
    ) =>
      readOrNull(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: {
              clientDataJSON: clientData,
              authenticatorData,
              signature,
              ...(userHandle !== null && { userHandle }),
            },
            clientExtensionResults: {},
          },
          // What the count means is the core's to judge: here every count goes on from nothing.
          credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
          ...expected(challenge),
        });
        if (!verified) return null;
        const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
        return {
          counter: newCounter,
          isSyncable: credentialDeviceType === 'multiDevice',
          isSynced: credentialBackedUp,
        };
      }),
  };
};
