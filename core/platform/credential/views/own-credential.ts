import { credentialAddresses } from '../addresses.ts';
import type { Credential } from '../credential.ts';
import { presentCredential, type ShownCredential } from './shown-credential.ts';

/** A credential as its holder sees it. */
export type OwnCredential = ShownCredential &
  Pick<Credential, 'id' | 'onProfile' | 'sourceId' | 'version' | 'createdAt'> &
  Readonly<{
    /** Where anybody can check it. */
    verifyUrl: string;
  }>;

export const presentOwn = (baseUrl: string, credential: Credential, at: Date): OwnCredential => {
  const { id, publicId, onProfile, sourceId, version, createdAt } = credential;
  return {
    ...presentCredential(baseUrl, credential, at),
    id,
    onProfile,
    sourceId,
    version,
    createdAt,
    verifyUrl: credentialAddresses(baseUrl).verification(publicId),
  };
};
