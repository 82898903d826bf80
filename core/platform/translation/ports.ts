import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';

/** The operator's model. What it is given it neither keeps nor logs on our side. */
export interface Translator {
  /** Where texts are sent, named to members before they agree; null: there is no model. */
  readonly host: string | null;
  /** Plain text; null when the model did not answer, or not with a text. Asks once. */
  translate(text: string, language: Language): Promise<string | null>;
}

/** Who agreed, and how often they asked: never what was translated. */
export interface Translations {
  /** Those of them who let what they read and write be translated. */
  agreeing(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Counts one more on this day, `2026-11-23`, and answers how many there are. Fails with user.not_found. */
  count(userId: UserId, day: string): Promise<number>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly translator: Translator;
  }
}
declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    translations: Translations;
  }
}
