import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';

export const translationsADay = 50;

type Asked = Readonly<{ readerId: UserId; writerId: UserId; text: string; language: Language }>;
type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'translator'>;

/**
 * What one member wrote, in another member's language. Whether the reader is shown the text is for the caller to say.
 * Nothing of it is stored: the day's count is, and before the model is asked, so that a try counts whatever comes of it.
 */
export const translateText =
  ({ reads, transaction, clock, translator }: Needs) =>
  async ({ readerId, writerId, text, language }: Asked): Promise<string> => {
    if (translator.host === null) throw new DomainError('translation.unavailable');
    const agreeing = await reads.translations.agreeing([readerId, writerId]);
    if (!agreeing.has(readerId) || !agreeing.has(writerId)) throw new DomainError('translation.off');
    const today = localDate(clock.now(), defaultTimeZone);
    await transaction(async ({ translations }) => {
      if ((await translations.count(readerId, today)) > translationsADay)
        throw new DomainError('translation.limit', { count: translationsADay });
    });
    const translated = cleanProse((await translator.translate(text, language)) ?? '');
    if (translated === '' || textProblem(translated, 'prose'))
      throw new DomainError('translation.unavailable');
    return translated;
  };
