import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type GetListResult,
  HttpError,
  type RaRecord,
  type fetchUtils,
} from 'react-admin';
import { isApiError } from '#ui/api/api-error.ts';
import { codeMessage, readFieldMessage } from '#ui/api/field-message.ts';
import type { Method } from '#http/engine/contract/endpoint.ts';
import { sendRaw } from './client.ts';
import { translate } from './i18n/provider.ts';

const base = '/api/admin';

/** A refusal on its field, where a form can show it; the sentence of the whole stays the notification. */
const toHttpError = (error: unknown) => {
  if (!isApiError(error)) return error;
  const errors = Object.fromEntries(
    error.fields.map(({ path, code, params }) => {
      const { id } = readFieldMessage(codeMessage(code));
      return [path.replace(/^body\./, ''), translate(id, params)];
    }),
  );
  const text = error.detail || error.title || translate('ui.error.unreachable');
  return new HttpError(text, error.status, {
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    code: error.code,
  });
};

/** Same road as every other call: token, refresh, language, Idempotency-Key. */
const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  try {
    const response = await sendRaw({
      method: (options.method ?? 'GET') as Method, // simple-rest speaks only the contract's methods
      path: String(url).replace(/^\/api/, ''),
      ...(options.body === undefined || options.body === null
        ? {}
        : { body: JSON.parse(String(options.body)) as unknown }),
      signal: options.signal ?? undefined,
    });
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body ? (JSON.parse(body) as unknown) : undefined,
    };
  } catch (error) {
    throw toHttpError(error);
  }
};

const provider = simpleRestProvider(base, httpClient);

/** A total of `*` has not been counted to its end: `Total-More-Than` says how far, and `meta` that there are more. */
const countedList = (answer: Awaited<ReturnType<typeof httpClient>>): GetListResult => {
  const { headers, json } = answer;
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return {
    data: json as RaRecord[], // a list's answer
    total: Number(total ?? headers.get('total-more-than') ?? 0),
    meta: { totalIsCapped: total === undefined },
  };
};

export const dataProvider: DataProvider = {
  ...provider,
  async getList(resource, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }) {
    const { page, perPage } = pagination;
    const query = new URLSearchParams({
      ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
      range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
      filter: JSON.stringify(filter ?? {}),
    });
    return countedList(
      await httpClient(`${base}/${resource}?${query.toString()}`, { signal: signal ?? null }),
    );
  },
};
