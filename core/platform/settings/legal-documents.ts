export const consentDocuments = ['terms', 'privacy'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** Which words people agree to, and from when on. The last one that has begun holds. */
export type ConsentVersion = Readonly<{ version: string; from: Date }>;

/** What was agreed to before anybody wrote the documents anew. */
export const firstConsentVersion = '2026-11-01';

/** The version that holds at an instant: of those that have begun, the one that began last. */
export const consentVersionAt = (versions: readonly ConsentVersion[], at: Date): string => {
  const [last] = versions
    .filter(({ from }) => from <= at)
    .toSorted((one, other) => other.from.getTime() - one.from.getTime());
  return last?.version ?? firstConsentVersion;
};
