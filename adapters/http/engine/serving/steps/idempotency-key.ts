import { createHash } from 'node:crypto';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiRequest } from '../../exchange.ts';

const keyPattern = /^[\w.:~+/=-]{1,200}$/;

/** As the client sent it. */
export const sentKeyOf = ({ headers }: ApiRequest): string | null => {
  const given = headers['idempotency-key'];
  return typeof given === 'string' ? given : null;
};

/** Null without a valid one; an invalid one is refused where the endpoint relies on it. */
export const idempotencyKeyOf = (
  request: ApiRequest,
  { idempotent = false }: Pick<Endpoint, 'idempotent'>,
): string | null => {
  const given = sentKeyOf(request);
  const key = given !== null && keyPattern.test(given) ? given : null;
  if (idempotent && given !== null && key === null) throw new DomainError('idempotency.key_invalid');
  return key;
};

/** Under one key, a request must stay the same. */
export const fingerprintOf = ({ method, originalUrl }: ApiRequest, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, originalUrl, body ?? null]))
    .digest('base64url');
