import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { readMe, type Me, type MeNeeds } from '../views/me.ts';

export const getMe =
  (ports: MeNeeds) =>
  async (actor: Actor): Promise<Me> =>
    readMe(ports)(requireSignedIn(actor).id);
