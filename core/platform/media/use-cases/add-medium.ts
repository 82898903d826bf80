import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { Upload } from '../ports.ts';
import { keepFile, type KeepNeeds, type KeptAs } from './keep-file.ts';

type Input = KeptAs & Readonly<{ upload: Upload }>;

/** A file that arrived in one piece. */
export const addMedium =
  (ports: KeepNeeds) =>
  async (actor: Actor, { upload, ...as }: Input): Promise<AddressedMedium> => {
    const medium = await keepFile(ports)(requireMember(actor), upload, as);
    return withAddress(ports.mediaStore, medium, ports.clock.now());
  };
