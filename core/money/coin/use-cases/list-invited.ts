import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { monthStart } from '../reward-state.ts';

export type Invitations = Readonly<{
  link: string;
  code: string;
  monthlyCap: number;
  items: readonly Readonly<{
    name: string;
    joinedAt: Date;
    verified: boolean;
    saved: boolean;
    rewarded: boolean;
  }>[];
}>;

/** `Nguyễn Thị Ánh` → `Nguyễn T. Á.`: enough to recognise a friend, not enough to look a stranger up. */
export const maskedName = (fullname: string): string => {
  const [first = '', ...rest] = fullname.split(/\s+/).filter(Boolean);
  const initials = rest.map((word) => `${[...word][0] ?? ''}.`);
  return initials.length > 0 ? [first, ...initials].join(' ') : `${[...first][0] ?? ''}…`;
};

/** Who joined by this member's invitation, and what each still has to do before it is rewarded. */
export const listInvited =
  ({
    reads,
    clock,
    baseUrl,
  }: Reads<'rewardClaims' | 'settings' | 'users'> & Pick<Ports, 'clock' | 'baseUrl'>) =>
  async (actor: Actor): Promise<Invitations> => {
    const { id } = requireMember(actor);
    const user = await reads.users.get(id);
    const [settings, invited, facts] = await Promise.all([
      reads.settings.read(),
      reads.users.invitedBy(id),
      reads.rewardClaims.facts(id, 'REFERRAL', monthStart(clock.now(), user.timeZone)),
    ]);
    const open = new Set(facts.open);
    return {
      link: `${baseUrl.replace(/\/+$/, '')}/auth/register?ref=${encodeURIComponent(user.referralCode)}`,
      code: user.referralCode,
      monthlyCap: settings.referralMonthlyCap,
      items: invited.map((person) => {
        const verified = person.emailVerifiedAt !== null;
        const saved = person.firstSnapshotAt !== null;
        return {
          name: maskedName(person.fullname),
          joinedAt: person.createdAt,
          verified,
          saved,
          // Every invitation that counts is either still open or was claimed.
          rewarded: verified && saved && !open.has(person.id),
        };
      }),
    };
  };
