import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Server } from '@tus/server';
import type { Actor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { maxVideoBytes, uploadPurposes } from '#core/platform/media/medium.ts';
import type { Uploads } from '#core/platform/media/ports.ts';
import type { PendingUpload } from '#core/platform/media/upload.ts';
import type { UploadParts } from '#adapters/ports/files/upload-parts.ts';
import { id, line, type Endpoint, wholeInQuery, word } from '../../engine/contract/endpoint.ts';
import { exchangeOf, type ApiRequest } from '../../engine/exchange.ts';
import { requireAccess } from '../../engine/protection/access-guard.ts';
import type { RouteServices, ServedRoute } from '../../engine/server/route-services.ts';
import { callerLookup } from '../../engine/serving/steps/caller.ts';
import { maintenanceGuard } from '../../engine/serving/steps/maintenance.ts';
import { requestLimits } from '../../engine/serving/steps/request-limits.ts';
import { mediaUploads } from '../contract/media-folders.ts';
import { tusRefusal } from './tus-refusals.ts';

type Parts = Readonly<{
  media: Application['media'];
  uploads: Pick<Uploads, 'lease' | 'release'>;
  uploadParts: UploadParts;
  clock: Clock;
}>;

const place = '/api/media/uploads';
const address = /^\/media\/uploads(?:\/(?<id>[\w-]{1,64}))?$/;

/** What the protocol carries in its own headers: nothing else of a sender is believed. */
const tusHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'content-type',
  'content-length',
] as const;

const declared = z.object({
  filename: line(200).default(''),
  filetype: word(120).default(''),
  purpose: z.enum(uploadPurposes).default('GENERAL'),
  folderId: id.optional(),
});
const length = wholeInQuery(1, maxVideoBytes);

/** Comma-separated pairs of a name and its value in base64. */
const metadataOf = (header: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );

const begin = async (
  media: Parts['media'],
  actor: Actor,
  { headers }: IncomingMessage,
): Promise<PendingUpload> => {
  const metadata = declared.safeParse(metadataOf(String(headers['upload-metadata'] ?? '')));
  const given = String(headers['upload-length'] ?? '');
  if (/^\d+$/.test(given) && Number(given) > maxVideoBytes) throw tusRefusal(413);
  const size = length.safeParse(given);
  if (!metadata.success || !size.success) throw new DomainError('input.invalid');
  const { filename: name, filetype: contentType, purpose, folderId = null } = metadata.data;
  return media.beginUpload(actor, { name, contentType, size: size.data, purpose, folderId });
};

const webRequest = (request: IncomingMessage, path: string): Request => {
  const { method = 'GET', headers } = request;
  const kept = tusHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const body = method === 'PATCH' ? (Readable.toWeb(request) as ReadableStream) : null; // one type under two names
  // The name of the host is nobody's: what is answered are paths.
  return new Request(`http://uploads.invalid${path}`, { method, headers: kept, body, duplex: 'half' });
};

const writeAnswer = (response: ServerResponse, { status, headers }: Response): void => {
  if (status >= 400) throw tusRefusal(status);
  for (const [name, value] of headers)
    if (!name.startsWith('access-control-') && name !== 'content-type' && name !== 'content-length')
      response.setHeader(name, value);
  response.statusCode = status;
  response.end();
};

/** Loaded with the first large upload: a start must not wait for it. */
const openServer = async ({ uploads, uploadParts, clock }: Parts): Promise<Server> => {
  const [{ Server: TusServer }, { leasedLocker }] = await Promise.all([
    import('@tus/server'),
    import('./leased-locker.ts'),
  ]);
  return new TusServer({
    path: place,
    datastore: await uploadParts.dataStore(),
    locker: leasedLocker(uploads, clock),
    allowedOrigins: () => false,
    generateUrl: (_, { id: uploadId }) => `${place}/${uploadId}`,
    // The address of a new upload is the id of its row, which the request carries in its path.
    namingFunction: ({ url }) => new URL(url).pathname.slice(place.length + 1),
  });
};

/**
 * Uploads in parts, as tus 1.0 has it. Each request is signed in; another's upload is not there; refusals are problem+json
 * with the protocol's own statuses.
 */
export const uploadPartsRoute = (parts: Parts, services: RouteServices) => {
  const { media } = parts;
  const endpoint: Endpoint = { ...mediaUploads.list, method: 'POST', limit: 'upload' };
  const route: ServedRoute = {
    name: 'parts',
    endpoint,
    group: 'mediaUploads',
    handle: async () => undefined,
  };
  const identify = callerLookup(route, services);
  const requireOpen = maintenanceGuard(route, services);
  const takeAllowance = requestLimits(endpoint, services);
  let server: Promise<Server> | undefined;
  const ask = async (request: IncomingMessage, uploadId: string): Promise<Response> => {
    const tus = await (server ??= openServer(parts));
    return tus.handleWeb(webRequest(request, `${place}/${uploadId}`));
  };

  const create = async (request: ApiRequest, actor: Actor): Promise<Response> => {
    if (request.headers['tus-resumable'] === undefined) throw tusRefusal(412);
    const upload = await begin(media, actor, request);
    const answer = await ask(request, upload.id).catch(() => null);
    if (answer && answer.status < 400) return answer;
    await media.dropUpload(actor, upload.id);
    throw tusRefusal(answer?.status ?? 503);
  };

  const goOn = async (request: ApiRequest, actor: Actor, uploadId: string): Promise<Response> => {
    const upload = await media.ownUpload(actor, uploadId).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'media.upload_expired' ? tusRefusal(410) : error;
    });
    const answer = await ask(request, upload.id);
    const received = Number(answer.headers.get('upload-offset'));
    if (request.method === 'PATCH' && answer.status < 400) await media.noteReceived(upload, received);
    if (request.method === 'DELETE' && (answer.status < 400 || answer.status === 404)) {
      // Not every store knows an upload any more whose last byte has arrived.
      await media.dropUpload(actor, upload.id);
      return new Response(null, { status: 204 });
    }
    return answer;
  };

  return {
    /** Whether a request below `/api` is one of the protocol. */
    takes: ({ method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
      const found = address.exec(url);
      if (!found) return false;
      const hasId = found.groups?.['id'] !== undefined;
      return hasId ? ['HEAD', 'PATCH', 'DELETE'].includes(method) : method === 'POST';
    },
    async serve(request: ApiRequest, response: ServerResponse): Promise<void> {
      exchangeOf(request).route = '/media/uploads';
      response.setHeader('Tus-Resumable', '1.0.0');
      const actor = await identify(request);
      exchangeOf(request).actor = actor;
      requireAccess('member', actor);
      await requireOpen(actor);
      await takeAllowance(request, response, actor, undefined);
      const uploadId = address.exec(request.url ?? '')?.groups?.['id'];
      writeAnswer(
        response,
        uploadId === undefined ? await create(request, actor) : await goOn(request, actor, uploadId),
      );
    },
  };
};
