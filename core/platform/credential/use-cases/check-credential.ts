import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import {
  jwtMaxLength,
  readHeader,
  readPublicId,
  refuseSignature,
  requireTrusted,
} from '../credential-check.ts';
import { presentCredential, type ShownCredential } from '../views/shown-credential.ts';

type Needs = Reads<'credentialKeys' | 'signedCredentials'> &
  Pick<Ports, 'baseUrl' | 'clock' | 'credentialSigner'>;

export type CheckedCredential = Readonly<{
  signature: 'VALID';
  issuer: 'OURS';
  status: ShownCredential['status'];
  revokedOn: string | null;
  certificate: ShownCredential;
}>;

/** Proves a signed text by a key of ours, and says how the credential stands today. */
export const checkCredential =
  (ports: Needs) =>
  async (_actor: Actor, input: Readonly<{ jwt: string }>): Promise<CheckedCredential> => {
    const jwt = input.jwt.trim();
    if (jwt === '') throw fieldError('body.jwt', 'input.required');
    const { reads, credentialSigner, baseUrl, clock } = ports;
    const read = jwt.length > jwtMaxLength ? null : credentialSigner.read(jwt);
    if (!read) throw refuseSignature();
    const header = readHeader(read);
    const publicId = readPublicId(read, header);
    // Both at once; what was found is shown to nobody before the signature is proved.
    const [key, credential] = await Promise.all([
      reads.credentialKeys.find(header.kid).then((found) => requireTrusted(found, header)),
      reads.signedCredentials.findPublic(publicId),
    ]);
    if (!(await credentialSigner.verifies(jwt, key.alg, key.publicJwk))) throw refuseSignature();
    if (!credential) throw new DomainError('certificate.not_found');
    const certificate = presentCredential(baseUrl, credential, clock.now());
    const { status, revokedOn } = certificate;
    return { signature: 'VALID', issuer: 'OURS', status, revokedOn, certificate };
  };
