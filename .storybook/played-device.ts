import { aDevice } from '../fixtures/people/passkeys.ts';

type Device = ReturnType<typeof aDevice>;

const bytesOf = (packed: string): ArrayBuffer => {
  const words = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(words, (sign) => sign.codePointAt(0) ?? 0).buffer;
};

const textOf = (bytes: BufferSource): string => {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
  const words = Array.from(view, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(words).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const credential = (id: string, response: object) => ({
  id,
  rawId: bytesOf(id),
  type: 'public-key',
  response,
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
});

/** What a browser would show a question for; here the person always says yes, or always no. */
export const playDevice = (device: Device | 'says no'): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const made = async ({ publicKey }: CredentialCreationOptions) => {
    if (device === 'says no' || publicKey === undefined) return refuse();
    const { id, clientData, attestation, transports } = device.made(textOf(publicKey.challenge));
    return credential(id, {
      clientDataJSON: bytesOf(clientData),
      attestationObject: bytesOf(attestation),
      getTransports: () => transports,
    });
  };
  const signed = async ({ publicKey, mediation }: CredentialRequestOptions) => {
    // Suggestions beside a field wait for a person who picks one.
    if (mediation === 'conditional') return new Promise(() => undefined);
    if (device === 'says no' || publicKey === undefined) return refuse();
    const { id, clientData, authenticatorData, signature } = device.signed(textOf(publicKey.challenge));
    return credential(id, {
      clientDataJSON: bytesOf(clientData),
      authenticatorData: bytesOf(authenticatorData),
      signature: bytesOf(signature),
      userHandle: null,
    });
  };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: made, get: signed },
  });
  return () => {
    if (before) Object.defineProperty(navigator, 'credentials', before);
    else Reflect.deleteProperty(navigator, 'credentials');
  };
};
