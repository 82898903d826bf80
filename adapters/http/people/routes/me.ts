import type { PersonalData } from '#core/member-lifecycle/account/use-cases/export-my-data.ts';
import type { Application } from '#core/application.ts';
import { meContract } from '#http/people/contract/me.ts';
import { fileAnswer, handlers } from '../../engine/handlers.ts';
import { statementCsv } from '#adapters/ports/statement-csv.ts';

export type Archiving = Readonly<{
  /** Everything one person owns as a zip, made while it is sent. */
  archive(owned: PersonalData): AsyncIterable<Uint8Array>;
}>;

export const meRoutes = (
  { account, coaching, coin, indicator, notification }: Application,
  { archive }: Archiving,
) =>
  handlers(meContract, {
    get: ({ actor }) => account.getMe(actor),
    update: ({ actor, body }) => account.updateMe(actor, body),
    usernameAvailability: ({ actor, query }) => account.checkUsername(actor, query),
    consent: ({ actor, body }) => account.giveConsent(actor, body),

    wallet: ({ actor }) => coin.getWallet(actor),
    transactions: ({ actor, query }) => coin.listTransactions(actor, query),
    transactionTotals: async ({ actor, query }) => ({ items: await coin.transactionTotals(actor, query) }),
    transactionsCsv: async ({ actor, query, context: { language } }) => {
      const { timeZone } = await account.getMe(actor);
      return fileAnswer({
        contentType: 'text/csv; charset=utf-8',
        name: 'fitboard-transactions.csv',
        stream: statementCsv(coin.statement(actor, query), { language, timeZone }),
      });
    },
    statementPdf: async ({ actor, params, context }) => {
      const month = params.month.slice(0, '2026-11'.length);
      const { name, bytes } = await coin.printStatement(actor, { month, language: context.language });
      return fileAnswer({ contentType: 'application/pdf', name, bytes });
    },
    convert: ({ actor, body, context }) =>
      coin.convert(actor, { fitCoin: body.fitCoin, reference: context.requestKey }),
    invited: ({ actor }) => coin.listInvited(actor),

    notificationSettings: async ({ actor }) => ({ items: await notification.getNotificationSettings(actor) }),
    setNotificationSettings: async ({ actor, body }) => ({
      items: await notification.setNotificationSettings(actor, body.items),
    }),

    notificationRhythm: ({ actor }) => notification.getRhythm(actor),
    setNotificationRhythm: ({ actor, body }) => notification.setRhythm(actor, body),

    coachAccess: async ({ actor }) => ({ items: await coaching.listCoachAccess(actor) }),
    endCoachAccess: ({ actor, params }) => coaching.endCoachAccess(actor, params.coachId),
    photoViews: ({ actor, query }) => indicator.listPhotoViews(actor, query),

    export: async ({ actor, query }) => {
      const owned = await account.exportMyData(actor);
      const name = `fitboard-${owned.data.exportedAt.toISOString().slice(0, 10)}`;
      return query.format === 'json'
        ? fileAnswer({
            contentType: 'application/json; charset=utf-8',
            name: `${name}.json`,
            bytes: JSON.stringify(owned.data, null, 2),
          })
        : fileAnswer({ contentType: 'application/zip', name: `${name}.zip`, stream: archive(owned) });
    },
    delete: ({ actor, body }) => account.deleteAccount(actor, body),
  });
