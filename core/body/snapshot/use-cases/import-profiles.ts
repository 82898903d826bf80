import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { newUser, referralCodeFrom } from '#core/people/sign-in/registration.ts';
import { chargeFee } from '#core/money/coin/charge.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { rewardReference, rewardRules } from '#core/money/coin/rewards.ts';
import { slug } from '#core/kernel/text/text.ts';
import { day } from '#core/kernel/time.ts';
import { isoWeekOf, shiftWeek, weekOf } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { historyOf } from '../history.ts';
import { measurementIssues } from '../save-rules.ts';
import type { InputIssue } from '#core/body/indicator/validation.ts';
import type { Snapshot } from '../snapshot.ts';

export type ImportRow = Readonly<{ externalId: string; inputs: ProfileInputs }>;
export type ImportOutcome = Readonly<{
  externalId: string;
  result: 'ADDED' | 'PRESENT' | 'REFUSED';
  issues: readonly InputIssue[];
}>;

type Needs = Writes<
  'auditLog' | 'rewardClaims' | 'settings' | 'snapshots' | 'transactions' | 'users' | 'wallets'
> &
  Pick<Ports, 'clock' | 'ids' | 'chance'>;
type Stored = Pick<Repositories, 'rewardClaims' | 'snapshots' | 'transactions' | 'users' | 'wallets'>;

/** Nobody can receive mail or sign in there: the account is claimed later by staff giving it a real address. */
export const importedEmail = (externalId: string): string => `${slug(externalId)}@import.fitboard.invalid`;

/**
 * Makes a member and saved weeks of each row, all rows of a call or none: a stopped import leaves no half row behind,
 * and a second run finds them present. The same rules hold as for a member's own save (limits, required fields, the
 * fee at the first save, paid from the reward of a confirmed address); pictures can't be asked of a table.
 */
export const importProfiles =
  ({ transaction, clock, ids, chance }: Needs) =>
  async (
    actor: Actor,
    { rows, weeks }: { rows: readonly ImportRow[]; weeks: number },
  ): Promise<readonly ImportOutcome[]> => {
    requirePermission(actor, 'user.create', 'user.manage');
    requirePermission(actor, 'indicator.create', 'indicator.manage');

    return transaction(async (repositories) => {
      const at = clock.now();
      // What every row asks is asked once.
      const { defaultLanguage, bodyStandard } = await repositories.settings.read();
      const emails = rows.map(({ externalId }) => importedEmail(externalId));
      const present = new Set(await repositories.users.registeredAmong(emails));
      const outcomes: ImportOutcome[] = [];
      for (const row of rows) outcomes.push(await importOne(repositories, row));
      const added = outcomes.filter(({ result }) => result === 'ADDED').length;
      if (added > 0) {
        await repositories.auditLog.append({
          at,
          actor: actorName(actor),
          action: 'indicator.import',
          targetType: 'user',
          targetId: importedEmail(rows[0]?.externalId ?? ''),
          before: null,
          after: { added, weeks },
          reason: null,
        });
      }
      return outcomes;

      async function importOne(stored: Stored, { externalId, inputs }: ImportRow): Promise<ImportOutcome> {
        const issues = measurementIssues(inputs);
        if (issues.length > 0 || slug(externalId) === '') return { externalId, result: 'REFUSED', issues };
        const email = importedEmail(externalId);
        if (present.has(email)) return { externalId, result: 'PRESENT', issues: [] };
        present.add(email);
        const userId = ids.next();
        const joined = new Date(at.getTime() - (weeks - 1) * 7 * day);
        const user = newUser({
          id: userId,
          email,
          fullname: externalId,
          referralCode: referralCodeFrom(chance.token()),
          language: defaultLanguage,
          bodyStandard,
          status: 'ACTIVE',
          emailVerifiedAt: joined,
          at: joined,
        });
        await stored.users.insert({
          ...user,
          gender: inputs.body.gender,
          reminder: { ...user.reminder, enabled: false },
        });
        const { amount, coin } = rewardRules.VERIFY_EMAIL;
        const claimId = ids.next();
        await stored.rewardClaims.insert({
          id: claimId,
          userId,
          type: 'VERIFY_EMAIL',
          source: userId,
          amount,
          coin,
          at: joined,
        });
        await postTo(stored.wallets, userId, {
          id: claimId,
          coin,
          amount,
          reason: 'REWARD',
          reference: rewardReference({ userId, type: 'VERIFY_EMAIL', source: userId }),
          actor: actorName(actor),
          at: joined,
        });
        const current = isoWeekOf(at, user.timeZone).key;
        const past = historyOf(inputs, { weeks, seed: externalId });
        const saved = past.map((inputsOfWeek, index): Snapshot => {
          const behind = past.length - 1 - index;
          const week = shiftWeek(current, -behind);
          const savedAt = new Date(at.getTime() - behind * 7 * day);
          return {
            id: ids.next(),
            userId,
            week,
            weekStart: weekOf(week).startsOn,
            standard: user.bodyStandard,
            inputs: inputsOfWeek,
            carriedOver: [],
            media: [],
            version: 1,
            createdAt: savedAt,
            updatedAt: savedAt,
            broughtAt: null,
          };
        });
        const first = saved[0]!; // weeks is at least 1
        await chargeFee(stored, userId, 'SAVE_PHYSICAL_PROFILE', {
          id: ids.next(),
          reference: first.id,
          at: joined,
        });
        for (const snapshot of saved) await stored.snapshots.insert(snapshot);
        return { externalId, result: 'ADDED', issues: [] };
      }
    });
  };
