import { ContainerModule } from 'inversify';
import { OperatorError } from '../operator-error.ts';
import { secretBox } from '../external/secret-box.ts';
import { openDatabase } from '../persistence/database.ts';
import { databaseClock } from '../persistence/database-clock.ts';
import { openPointReads } from '../persistence/point-reads.ts';
import { knexIdempotency } from '../persistence/idempotency.ts';
import { knexJobLock } from '../persistence/job-lock.ts';
import { postgresLiveBus } from '../persistence/live-bus.ts';
import { knexRateLimits } from '../persistence/rate-limits.ts';
import { knexBeginReading, openReadingDatabase } from '../persistence/snapshot-reading.ts';
import { writesToDatabase } from '../persistence/readiness.ts';
import { knexKnownClients, knexSignInTurns } from '../persistence/sign-in-clients.ts';
import { knexReads, knexTransaction } from '../persistence/transaction.ts';
import { knexWsTickets } from '../persistence/ws-tickets.ts';
import { redisBus } from '../realtime/redis-bus.ts';
import { writesToDisk } from '../external/disk-writing.ts';
import { uploadsFolder } from './external.ts';
import { readiness } from './readiness.ts';
import { ringing } from './alarm.ts';
import type { Config } from './config.ts';
import { tokens } from './tokens.ts';

const databaseUrl = ({ databaseUrl: url }: Config): string => {
  if (url === null)
    throw new OperatorError('No database is running: start the built-in one, or set DATABASE_URL.');
  return url;
};

const boxOf = ({ jwtSigningKey, previous }: Config) => secretBox(jwtSigningKey, previous.jwtSigningKey);

/** Everything kept in PostgreSQL, which also joins several instances of the server together. */
export const postgres = new ContainerModule(({ bind }) => {
  bind(tokens.db)
    .toDynamicValue(({ get }) => openDatabase({ url: databaseUrl(get(tokens.config)) }))
    .inSingletonScope()
    .onDeactivation((db) => db.destroy());
  bind(tokens.readingDb)
    .toDynamicValue(({ get }) => openReadingDatabase(databaseUrl(get(tokens.config))))
    .inSingletonScope()
    .onDeactivation((db) => db.destroy());
  bind(tokens.beginReading)
    .toDynamicValue(({ get }) => knexBeginReading(get(tokens.db), get(tokens.readingDb)))
    .inSingletonScope();
  bind(tokens.pointReads)
    .toDynamicValue(({ get }) => openPointReads({ url: databaseUrl(get(tokens.config)) }))
    .inSingletonScope()
    .onDeactivation((points) => points.close());
  bind(tokens.reads)
    .toDynamicValue(({ get }) =>
      knexReads(get(tokens.db), {
        secretBox: boxOf(get(tokens.config)),
        points: get(tokens.pointReads),
      }),
    )
    .inSingletonScope();
  bind(tokens.transaction)
    .toDynamicValue(({ get }) => {
      const options = { secretBox: boxOf(get(tokens.config)) };
      return ringing(knexTransaction(get(tokens.db), options), get(tokens.alarm));
    })
    .inSingletonScope();
  bind(tokens.sharedClock)
    .toDynamicValue(({ get }) => databaseClock(get(tokens.db), get(tokens.config).clockOffsetMs))
    .inSingletonScope();
  bind(tokens.idempotency)
    .toDynamicValue(({ get }) => knexIdempotency(get(tokens.transaction), get(tokens.db)))
    .inSingletonScope();
  bind(tokens.hitCounter)
    .toDynamicValue(({ get }) => knexRateLimits(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.knownClients)
    .toDynamicValue(({ get }) => knexKnownClients(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.signInTurns)
    .toDynamicValue(({ get }) => knexSignInTurns(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.wsTickets)
    .toDynamicValue(({ get }) => knexWsTickets(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.jobLock)
    .toDynamicValue(({ get }) => knexJobLock(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.isReady)
    .toDynamicValue(({ get }) =>
      readiness([writesToDatabase(get(tokens.db)), writesToDisk(uploadsFolder(get(tokens.config)))]),
    )
    .inSingletonScope();
  bind(tokens.bus)
    .toDynamicValue(({ get }) => {
      const log = get(tokens.log);
      const config = get(tokens.config);
      const failed = (error: unknown) =>
        log.warn({ error }, 'live messages between instances are interrupted');
      const outages = get(tokens.outages);
      return config.redisUrl === null
        ? postgresLiveBus(databaseUrl(config), (error) => outages.note(error) || failed(error))
        : redisBus(config.redisUrl, failed, { outage: outages.live });
    })
    .inSingletonScope()
    .onDeactivation((bus) => bus.close());
});
