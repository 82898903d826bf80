import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { credentialAddresses } from '../addresses.ts';
import type { Credential } from '../credential.ts';
import type { CredentialAlgorithm } from '../credential-key.ts';
import type { PrintedCredential } from '../views/printed-credential.ts';
import {
  presentCredential,
  type ShownCredential,
  type VerifiedCredential,
} from '../views/shown-credential.ts';

type Needs = Reads<'signedCredentials'> & Pick<Ports, 'baseUrl' | 'clock'>;
type VerifyNeeds = Needs & Reads<'achievements'>;
type Target = Readonly<{ publicId: string }>;

export const requirePublic = async (
  { reads }: Reads<'signedCredentials'>,
  publicId: string,
): Promise<Credential> => {
  const credential = await reads.signedCredentials.findPublic(publicId);
  if (!credential) throw new DomainError('certificate.not_found');
  return credential;
};

/** Every printed fact and how it stands, for everybody who knows the public id. */
export const viewCredential =
  (ports: Needs) =>
  async (_actor: Actor, { publicId }: Target): Promise<ShownCredential> =>
    presentCredential(ports.baseUrl, await requirePublic(ports, publicId), ports.clock.now());

const verified = async (ports: VerifyNeeds, credential: Credential): Promise<VerifiedCredential> => {
  const achievement = await ports.reads.achievements.find(credential.achievementId);
  return {
    ...presentCredential(ports.baseUrl, credential, ports.clock.now()),
    siteName: credential.siteName,
    description: achievement?.description ?? '',
    narrative: achievement?.narrative ?? '',
    criteriaUrl: achievement?.criteriaUrl ?? '',
  };
};

/** The same with what it was given for, as the page that verifies it says. */
export const verifyCredential =
  (ports: VerifyNeeds) =>
  async (_actor: Actor, { publicId }: Target): Promise<VerifiedCredential> =>
    verified(ports, await requirePublic(ports, publicId));

/** The signed text itself; of one whose holder has left nothing is left to read. */
export const readSignedCredential =
  (ports: Needs) =>
  async (
    _actor: Actor,
    { publicId, alg = 'EdDSA' }: Target & Readonly<{ alg?: CredentialAlgorithm | undefined }>,
  ): Promise<string> => {
    const { jwts } = await requirePublic(ports, publicId);
    if (!jwts) throw new DomainError('certificate.not_found');
    return jwts[alg];
  };

/** The sheet, with the signed text inside. */
export const printCredential =
  (ports: VerifyNeeds & Pick<Ports, 'credentialPrinter'>) =>
  async (
    _actor: Actor,
    { publicId }: Target,
  ): Promise<Readonly<{ pdf: Uint8Array; language: Credential['language'] }>> => {
    const credential = await requirePublic(ports, publicId);
    if (!credential.jwts) throw new DomainError('certificate.not_found');
    const { links: _, ...facts } = await verified(ports, credential);
    const printed: PrintedCredential = {
      ...facts,
      name: credential.name,
      awardedAt: credential.awardedAt,
      verifyUrl: credentialAddresses(ports.baseUrl).verification(publicId),
      jwt: credential.jwts.EdDSA,
    };
    return { pdf: await ports.credentialPrinter.print(printed), language: credential.language };
  };
