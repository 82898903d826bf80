import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import {
  cleanName,
  cutSuggestions,
  isReserved,
  nameProblem,
  nearbyNames,
  type NameProblem,
} from '../site-name.ts';
import { nameRules, requireZone } from '../zone.ts';

type Needs = Reads<'domains' | 'settings'> & Pick<Ports, 'siteZone'>;

/** `problem` is null for a name that can be had now; then there are no suggestions. */
export type NameCheck = Readonly<{
  name: string;
  host: string;
  problem: NameProblem | null;
  suggestions: readonly string[];
}>;

/** Whether a site can be called so, and what else is free near it. */
export const checkName =
  (ports: Needs) =>
  async (actor: Actor, typed: string): Promise<NameCheck> => {
    requireMember(actor);
    const zone = requireZone(ports);
    const rules = await nameRules(ports);
    const name = cleanName(typed);
    const nearby = nearbyNames(typed, rules);
    const taken = await ports.reads.domains.taken([name, ...nearby]);
    const problem =
      nameProblem(name) ??
      (isReserved(name, rules) ? 'domain.reserved' : taken.has(name) ? 'domain.exists' : null);
    const free = nearby.filter((other) => other !== name && !taken.has(other));
    return {
      name,
      host: `${name}.${zone}`,
      problem,
      suggestions: problem === null ? [] : cutSuggestions(free),
    };
  };
