import type { ServerResponse } from 'node:http';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiRequest } from '../../exchange.ts';
import type { ReceivedBody } from '../json-body.ts';

export type Serve = (
  request: ApiRequest,
  response: ServerResponse,
  received: ReceivedBody | null,
) => Promise<void>;

/** The database gives each statement less than this; several that wait one after another must not add up. */
const deadlineMs = 4_500;

/** Streams, files, and work on them, take as long as they take; each has limits of its own. */
const hasNoDeadline = ({ accepts, produces, limit }: Endpoint): boolean =>
  accepts === 'multipart-or-json' || produces === 'file' || produces === 'events' || limit === 'heavy';

/** Within 5 seconds a client gets an answer, even when something behind it hangs. */
export const withDeadline = (endpoint: Endpoint, serve: Serve): Serve =>
  hasNoDeadline(endpoint)
    ? serve
    : (request, response, received) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new DomainError('service.unavailable', { seconds: 5 })),
            deadlineMs,
          );
          serve(request, response, received)
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        });
