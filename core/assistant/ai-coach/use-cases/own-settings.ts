import { levelAt, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { AnswerKind, Persona, Producer } from '../answer.ts';
import { bare, standingOn, wordingOf } from '../begin.ts';
import type { CareMark } from '../../fact-sheet/care.ts';
import type { Coach } from '../coach.ts';
import { careDays, consentVersionOf, holds, type AiCare } from '../consent.ts';
import { feeOf } from '../settle.ts';
import { standingOf, type StandingUses } from '../answer-basis.ts';
import { dailyLimitsOf } from '../daily-limits.ts';
import { dayBegins } from '../usage.ts';

export type ProviderView = Readonly<{
  host: string;
  model: string;
  country: string;
  retention: string;
  version: string;
  consentedAt: Date | null;
  isStale: boolean;
}>;
export type AiSettings = Readonly<{
  persona: Persona;
  provider: ProviderView | null;
  cares: readonly Omit<AiCare, 'userId'>[];
}>;

type Uses = Pick<Repositories, 'aiMembers' | 'settings'>;
type Models = Pick<Ports, 'languageModel'>;
type Reader = Readonly<{ userId: string; language: Language }>;

const providerOf = async (
  { aiMembers, settings }: Uses,
  { languageModel }: Models,
  { userId, language }: Reader,
): Promise<ProviderView | null> => {
  if (languageModel === null) return null;
  const { host, model } = languageModel;
  const version = consentVersionOf(languageModel);
  const consent = await aiMembers.consent(userId, 'PROVIDER');
  const { aiProviderCountry: country, aiProviderRetention } = await settings.read();
  return {
    host,
    model,
    country,
    retention: aiProviderRetention[language],
    version,
    consentedAt: holds(consent, version) ? (consent?.at ?? null) : null,
    isStale: consent !== null && consent.withdrawnAt === null && consent.version !== version,
  };
};

const settingsOf = async (
  uses: Uses,
  ports: Models & Pick<Ports, 'clock'>,
  reader: Reader,
): Promise<AiSettings> => ({
  persona: await uses.aiMembers.persona(reader.userId),
  provider: await providerOf(uses, ports, reader),
  cares: (await uses.aiMembers.caresOf(reader.userId, ports.clock.now())).map(({ mark, until }) => ({
    mark,
    until,
  })),
});

export const getAiSettings =
  ({ reads, ...ports }: Reads<keyof Uses> & Models & Pick<Ports, 'clock'>) =>
  async (actor: Actor, language: Language): Promise<AiSettings> =>
    settingsOf(reads, ports, { userId: requireMember(actor).id, language });

type Change = Readonly<{
  persona?: Persona | undefined;
  /** The version that was read; null withdraws. */
  consent?: string | null | undefined;
  /** What the member says of themselves, to bound later answers. */
  keepCares?: readonly CareMark[] | undefined;
  forgetCares?: readonly CareMark[] | undefined;
  language: Language;
}>;

/** Fails with ai.consent_stale when host, model or words are others than those that were read. */
export const putAiSettings =
  ({ transaction, ...ports }: Writes<keyof Uses> & Models & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { persona, consent, keepCares = [], forgetCares = [], language }: Change,
  ): Promise<AiSettings> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { aiMembers } = repositories;
      const at = ports.clock.now();
      if (persona !== undefined) await aiMembers.setPersona(userId, persona);
      for (const mark of keepCares)
        await aiMembers.putCare({ userId, mark, until: after(at, careDays * day) });
      for (const mark of forgetCares) await aiMembers.dropCare(userId, mark);
      const given = await aiMembers.consent(userId, 'PROVIDER');
      if (consent === null && given && given.withdrawnAt === null)
        await aiMembers.putConsent({ ...given, withdrawnAt: at });
      if (typeof consent === 'string') {
        const current = ports.languageModel && consentVersionOf(ports.languageModel);
        if (consent !== current) throw new DomainError('ai.consent_stale');
        if (!holds(given, consent))
          await aiMembers.putConsent({ userId, kind: 'PROVIDER', version: consent, at, withdrawnAt: null });
      }
      return settingsOf(repositories, ports, { userId, language });
    });
  };

export type Quote = Readonly<{
  kind: AnswerKind;
  producer: Producer;
  isConsentMissing: boolean;
  fee: number;
  repeatOf: string | null;
  balance: number;
  balanceAfter: number;
  isLevelEnough: boolean;
  leftToday: number;
  runningId: string | null;
}>;

type Asked = Readonly<{
  kind: AnswerKind;
  indicatorId?: SnapshotId | undefined;
  type: ReviewType;
  language: Language;
}>;

type Standings = Reads<keyof StandingUses | 'wallets'> &
  Models &
  Pick<Ports, 'clock'> &
  Readonly<{ coach: Coach }>;

const standingFor = (
  { reads, ...ports }: Standings,
  userId: string,
  { kind, indicatorId, type, language }: Asked,
) =>
  standingOf(
    reads,
    ports,
    { kind, userId, snapshotId: indicatorId ?? null, scope: type, language, marks: [], isRulesOnly: false },
    ports.clock.now(),
  );

/** Price, balance and who words it, before anything is asked. */
export const quoteAnswer =
  (ports: Standings) =>
  async (actor: Actor, asked: Asked): Promise<Quote> => {
    const { id: userId } = requireMember(actor);
    const { reads, clock, coach } = ports;
    const at = clock.now();
    const { kind, language } = asked;
    const hasWeek = (await reads.snapshots.countOf(userId)) > 0;
    const standing = hasWeek || asked.indicatorId ? await standingFor(ports, userId, asked) : null;
    const request = { requestKey: '', requestHash: '', language };
    const base = bare(request, { id: '', userId, kind, at }, coach.rulesVersion);
    const same =
      standing && kind === 'REVIEW'
        ? await reads.aiAnswers.sameAs(standingOn(base, standing, ports, at))
        : null;
    const user = await reads.users.get(userId);
    const { baseCoin: balance } = await reads.wallets.of(userId);
    const fee = feeOf({ kind });
    const { [kind]: most } = dailyLimitsOf(await reads.settings.read(), user, at);
    const running = await reads.aiAnswers.runningOf(userId);
    return {
      kind,
      producer: standing?.producer ?? 'RULES',
      isConsentMissing: standing?.isConsentMissing ?? false,
      fee,
      repeatOf: same?.id ?? null,
      balance,
      balanceAfter: same ? balance : balance - fee,
      isLevelEnough: kind === 'REVIEW' || levelAt(user, at) !== 'BASIC',
      leftToday: Math.max(0, most - (await reads.aiAnswers.countSince(userId, kind, dayBegins(at)))),
      runningId: running?.id ?? null,
    };
  };

/** Exactly what a model would be sent of a week; nothing leaves the platform for it. */
export const showSentData =
  (ports: Standings) =>
  async (
    actor: Actor,
    asked: Omit<Asked, 'kind'>,
  ): Promise<Readonly<{ provider: ProviderView | null; json: string | null }>> => {
    const { id: userId } = requireMember(actor);
    const provider = await providerOf(ports.reads, ports, { userId, language: asked.language });
    const hasWeek = (await ports.reads.snapshots.countOf(userId)) > 0;
    if (!hasWeek && asked.indicatorId === undefined) return { provider, json: null };
    const standing = await standingFor(ports, userId, { ...asked, kind: 'REVIEW' });
    const wording = wordingOf(ports, { kind: 'REVIEW', language: asked.language }, standing, {
      question: null,
      exchanges: [],
    });
    return { provider, json: wording ? ports.coach.sentBy(wording) : null };
  };
