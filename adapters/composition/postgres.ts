import { ContainerModule } from 'inversify';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { secretBox } from '#adapters/external/secrets/secret-box.ts';
import { openDatabase, poolOf } from '#adapters/persistence/engine/database.ts';
import { databaseClock } from '#adapters/persistence/engine/database-clock.ts';
import { openPointReads } from '#adapters/persistence/engine/point-reads.ts';
import { knexIdempotency } from '#adapters/persistence/protection/idempotency.ts';
import { knexJobLock } from '#adapters/persistence/coordination/job-lock.ts';
import { postgresLiveBus } from '#adapters/persistence/coordination/live-bus.ts';
import { knexRateLimits } from '#adapters/persistence/protection/rate-limits.ts';
import { knexBeginReading, openReadingDatabase } from '#adapters/persistence/engine/snapshot-reading.ts';
import { writesToDatabase } from '#adapters/persistence/operations/readiness.ts';
import { knexKnownClients, knexSignInQueue } from '#adapters/persistence/protection/sign-in-clients.ts';
import { knexReads, knexTransaction } from '#adapters/persistence/engine/transaction.ts';
import { knexWsTickets } from '#adapters/persistence/protection/ws-tickets.ts';
import { redisBus } from '../realtime/redis-bus.ts';
import { writesToDisk } from '#adapters/external/media/disk-writing.ts';
import { uploadsFolder } from './external.ts';
import { readiness } from './readiness.ts';
import { signallingWork } from './work-signal.ts';
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
    .toDynamicValue(({ get }) => {
      const config = get(tokens.config);
      return openDatabase({ url: databaseUrl(config), poolMax: config.poolSize });
    })
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
      return signallingWork(knexTransaction(get(tokens.db), options), get(tokens.workSignal));
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
  bind(tokens.signInQueue)
    .toDynamicValue(({ get }) => knexSignInQueue(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.wsTickets)
    .toDynamicValue(({ get }) => knexWsTickets(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.jobLock)
    .toDynamicValue(({ get }) => knexJobLock(get(tokens.db)))
    .inSingletonScope();
  bind(tokens.readPool)
    .toDynamicValue(({ get }) => poolOf(get(tokens.db)))
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
