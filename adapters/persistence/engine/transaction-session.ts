// Knex waits for each answer of a transaction: measured with ten at once, this one does twice as many over 100 rows.
import type { Knex } from 'knex';
import type { KnexConnection, KnexQuery } from 'knex/lib/dialects/postgres/index.js';
import makeKnex from 'knex/lib/knex-builder/make-knex.js';
import type { NamedStatementClient } from './database.ts';

const rollbackPatienceMs = 5_000;

/** Making one takes longer than a short transaction, so that each connection keeps its own. */
const facades = new WeakMap<KnexConnection, Knex>();

const facadeOf = (connection: KnexConnection, client: NamedStatementClient): Knex => {
  let facade = facades.get(connection);
  if (!facade) {
    // Knex listens to the client it is made with; this one's events are the pool's, which has listeners of its own.
    const silent = Object.create(client) as NamedStatementClient;
    silent.on = () => silent;
    facade = makeKnex(silent);
    facades.set(connection, facade);
  }
  facade.client = client;
  return facade;
};

/** A connection that can't be told to be clean must not serve anybody else. */
export const discard = (connection: KnexConnection, reason: unknown): void => {
  connection.__knex__disposed = reason;
  (connection as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(); // the driver's types hide its socket
};

type Corkable = Readonly<{ connection: Readonly<{ stream: { cork(): void; uncork(): void } }> }>;

/** What is sent in here goes out as one write. */
const inOneWrite = <Result>(connection: KnexConnection, send: () => Result): Result => {
  const { stream } = (connection as unknown as Corkable).connection; // the driver's types hide its socket
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
};

const statement = (sql: string, bindings: unknown[] = []) => ({ sql, bindings }) as KnexQuery; // the response comes

/**
 * One transaction on one connection. What answers nothing anybody waits for ("begin", rows that are only appended) is
 * held back and goes out together with the next statement, or with the commit: locks are held for that much shorter.
 */
export type TransactionSession = Readonly<{
  /** Its statements are of this transaction, until it ends. */
  knex: Knex;
  /** A statement whose answer is not waited for; when it fails, the transaction does. */
  later(sql: string, bindings: unknown[]): void;
  /** The first failure of a statement, whether or not the code caught it. */
  failure(): Failure | null;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Gives the connection back. */
  release(): void;
}>;

/** `isOwn` when nobody was there to hear of it: the statement was held back. */
export type Failure = Readonly<{ error: unknown; isOwn: boolean }>;

export const openSession = async (pool: Knex): Promise<TransactionSession> => {
  const parent = pool.client as NamedStatementClient; // openDatabase made it
  const connection = await parent.acquireConnection();
  const client = Object.create(parent) as NamedStatementClient; // the same client, but for what follows
  const send = (query: KnexQuery): Promise<KnexQuery> => parent._query.call(client, connection, query);

  let isOpen = true;
  let hasBegun = false;
  let failure: Failure | null = null;
  let held: KnexQuery[] = [];
  const unheard: Promise<unknown>[] = [];

  const sendHeld = (): void => {
    if (!hasBegun) held.unshift(statement('begin'));
    hasBegun = true;
    for (const query of held) {
      const sent = send(query).catch((error: unknown) => {
        failure ??= { error, isOwn: true };
      });
      unheard.push(sent);
    }
    held = [];
  };

  client.transacting = true;
  client.acquireConnection = () =>
    isOpen ? Promise.resolve(connection) : Promise.reject(new Error('The transaction is over'));
  client.releaseConnection = () => Promise.resolve();
  client._query = async (_connection, query) => {
    // Work that outlived its transaction must not get into the next one of this connection.
    if (!isOpen) throw new Error('The transaction is over');
    try {
      return await inOneWrite(connection, () => {
        sendHeld();
        return send(query);
      });
    } catch (error) {
      failure ??= { error, isOwn: false };
      throw error;
    }
  };

  return {
    knex: facadeOf(connection, client),

    later(sql, bindings) {
      if (!isOpen) throw new Error('The transaction is over');
      held.push(statement(sql, bindings));
    },

    failure: () => failure,

    async commit() {
      isOpen = false;
      if (!hasBegun && held.length === 0) return;
      const committed = inOneWrite(connection, () => {
        sendHeld();
        return send(statement('commit'));
      });
      await Promise.allSettled(unheard);
      const { response } = await committed.catch((error: unknown) => {
        throw failure?.error ?? error;
      });
      // PostgreSQL answers "commit" of a failed transaction by rolling it back, and calls that a success.
      if (failure !== null) throw (failure as Failure).error; // written by a callback
      if ('command' in response && response.command !== 'COMMIT')
        throw new Error('The transaction did not commit');
    },

    async rollback() {
      isOpen = false;
      held = [];
      if (!hasBegun) return;
      let timer: NodeJS.Timeout | undefined;
      try {
        await Promise.race([
          send(statement('rollback')),
          new Promise((_, reject) => {
            timer = setTimeout(() => reject(new Error('Rolling back took too long')), rollbackPatienceMs);
          }),
        ]);
      } catch (error) {
        discard(connection, error);
      } finally {
        clearTimeout(timer);
      }
    },

    release() {
      isOpen = false;
      void parent.releaseConnection(connection);
    },
  };
};
