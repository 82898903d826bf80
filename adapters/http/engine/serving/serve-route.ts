import type { ServerResponse } from 'node:http';
import { inputOf } from './dispatch.ts';
import { requireAccess } from '../protection/access-guard.ts';
import { exchangeOf, type ApiRequest } from '../exchange.ts';
import { parseInput } from './input.ts';
import { readJson, receiveBody } from './json-body.ts';
import { isForm } from './upload.ts';
import { callerLookup } from './steps/caller.ts';
import { withDeadline, type Serve } from './steps/deadline.ts';
import { idempotencyKeyOf } from './steps/idempotency-key.ts';
import { maintenanceGuard } from './steps/maintenance.ts';
import { leadToPage, openToEveryOrigin } from './steps/published.ts';
import { replies, sendReply } from './steps/reply.ts';
import { requestContext, sentTextOf } from './steps/request-context.ts';
import { forgiveServerFault, requestLimits } from './steps/request-limits.ts';
import type { RouteServices, ServedRoute } from '../server/route-services.ts';

/** Everything between the router and a use case, one step after another. */
export const serveRoute = (route: ServedRoute, services: RouteServices) => {
  const { endpoint } = route;
  const { access, accepts = 'json', signed = false, acceptsPlainText = false, maxBytes } = endpoint;
  const contextOf = requestContext(route, services);
  const identify = callerLookup(route, services);
  const requireOpen = maintenanceGuard(route, services);
  const takeAllowance = requestLimits(endpoint, services);
  const replyTo = replies(route, services);
  const takesForm = (request: ApiRequest) => accepts === 'multipart-or-json' && isForm(request);

  const serve: Serve = async (request, response, received) => {
    const actor = await identify(request);
    exchangeOf(request).actor = actor;
    requireAccess(access, actor);
    await requireOpen(actor);

    const upload =
      received === null && takesForm(request) ? await services.takeUpload(request, response) : null;
    try {
      const body = upload ? upload.fields : readJson(received, signed ? null : undefined, acceptsPlainText);
      const parsed = parseInput(endpoint, { params: request.params, query: request.query, body });
      const allowance = await takeAllowance(request, response, actor, parsed.body);
      try {
        const key = idempotencyKeyOf(request, endpoint);
        const input = inputOf(parsed, {
          actor,
          file: upload?.file ?? null,
          sent: signed ? sentTextOf(request, received) : null,
          context: contextOf(request, actor, key, parsed.body),
        });
        const reply = await replyTo(request, response, { input, key, body });
        await allowance?.succeeded();
        await upload?.discard();
        if (reply) await sendReply(request, response, reply);
      } catch (error) {
        await forgiveServerFault(error, allowance);
        throw error;
      }
    } finally {
      await upload?.discard();
    }
  };

  const serveInTime = withDeadline(endpoint, serve);
  const mayHaveBody = endpoint.method !== 'GET';
  return async (request: ApiRequest, response: ServerResponse): Promise<void> => {
    exchangeOf(request).route = endpoint.path;
    if (endpoint.published) openToEveryOrigin(response);
    if (endpoint.page !== undefined && leadToPage(endpoint.page, request, response)) return;
    // A large body is taken only from a caller who may send it; the caller is identified again with the rest.
    if (maxBytes !== undefined) requireAccess(access, await identify(request));
    // A weak network may be slow; the deadline is for the server alone.
    const takesJson = mayHaveBody && !takesForm(request);
    await serveInTime(request, response, takesJson ? await receiveBody(request, maxBytes) : null);
  };
};
