/** Below the patience of a person who has just come back from another site. */
const usualTimeMs = 10_000;
const mostAnswerBytes = 256 * 1024;

/** It did not answer, or answered that it can't now: nothing is known about the person. */
export class ProviderAway extends Error {}

/** Libraries wrap what a request threw. */
export const isAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ProviderAway) return true;
  return false;
};

/** The body as far as it may go. */
const bodyOf = async (response: Response): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > mostAnswerBytes) throw new Error('An answer is too long');
  }
  return Buffer.concat(parts);
};

const bodilessStatus: ReadonlySet<number> = new Set([204, 205, 304]);

/** Asks an address that the operator, or the provider that they chose, has named; it leads nowhere else, and not for long. */
export const askProvider =
  (timeMs = usualTimeMs) =>
  async (url: string, { headers = {}, ...init }: RequestInit = {}): Promise<Response> => {
    try {
      const response = await fetch(url, {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeMs),
      });
      const body = await bodyOf(response);
      if (response.status >= 500 || response.status === 429)
        throw new ProviderAway(`${new URL(url).host} answered ${response.status}`);
      return new Response(bodilessStatus.has(response.status) ? null : body, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      if (isAway(error)) throw error;
      throw new ProviderAway(`${new URL(url).host} can't be asked`, { cause: error });
    }
  };
export type AskProvider = ReturnType<typeof askProvider>;
