import { Agent, request } from 'node:http';

/** Ratios of one run: baseline and product in turn, so that a noisy machine is noisy for both. */
export type Ratio = Readonly<{
  name: string;
  what: string;
  /** What the budget says, in words. */
  budget: string;
  median: number;
  least: number;
  most: number;
  detail: string;
}>;

export const perSecond = (a: number, b: number) => `${Math.round(b)} a second; bare ${Math.round(a)}.`;
export const inMs = (a: number, b: number) => `${b.toFixed(2)} ms; bare ${a.toFixed(2)} ms.`;

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

type Pairs = Readonly<{
  name: string;
  what: string;
  budget: string;
  pairs?: number;
  detail?: (baseline: number, product: number) => string;
}>;

/** Takes both figures in turn, at least five times; the ratio is product over baseline. */
export const compareAlternately = async (
  { name, what, budget, pairs = 5, detail }: Pairs,
  baseline: () => Promise<number>,
  product: () => Promise<number>,
): Promise<Ratio> => {
  const ratios: number[] = [];
  const seen: [number, number][] = [];
  for (let index = 0; index < pairs; index += 1) {
    // A B, then B A: the second one must not always meet the warmer machine.
    const first = index % 2 === 0 ? await baseline() : await product();
    const second = index % 2 === 0 ? await product() : await baseline();
    const [a, b] = index % 2 === 0 ? [first, second] : [second, first];
    seen.push([a, b]);
    ratios.push(b / a);
  }
  const [a, b] = [medianOf(seen.map(([one]) => one)), medianOf(seen.map(([, other]) => other))];
  const ratio = {
    name,
    what,
    budget,
    median: medianOf(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
    detail: detail?.(a, b) ?? '',
  };
  console.log(
    `${name}  ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})  ${what}; ${budget}. ${ratio.detail}`,
  );
  return ratio;
};

export type Call = Readonly<{
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

export const send = (
  port: number,
  agent: Agent,
  { method, path, headers, body }: Call,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** One call, checked: a benchmark of wrong answers would be worse than none. */
export const once = async (port: number, call: Call, isRight: (text: string) => boolean): Promise<void> => {
  const agent = new Agent({ keepAlive: false });
  const { status, text } = await send(port, agent, call);
  if (status < 200 || status > 299 || !isRight(text))
    throw new Error(`${call.method} ${call.path} answered ${status}: ${text.slice(0, 300)}`);
};

/** Calls a second with so many at once, for so long; any answer but 2xx ends the benchmark. */
export const throughput = async (
  port: number,
  callOf: (count: number) => Call,
  { clients = 8, forMs = 1_500 } = {},
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let count = 0;
  let isOver = false;
  const started = performance.now();
  setTimeout(() => (isOver = true), forMs);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver) {
        const call = callOf(count);
        count += 1;
        const { status, text } = await send(port, agent, call);
        if (status < 200 || status > 299)
          throw new Error(`${call.method} ${call.path} answered ${status}: ${text.slice(0, 300)}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return count / seconds;
};

/** Median milliseconds of one call after another. */
export const latency = async (port: number, call: Call, times = 200): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    const { status } = await send(port, agent, call);
    if (status < 200 || status > 299) throw new Error(`${call.path} answered ${status}`);
    taken.push(performance.now() - started);
  }
  agent.destroy();
  return medianOf(taken);
};

/** Times of calls begun at a steady beat, whether or not those before are answered: waiting counts. */
export const spreadOf = async (
  port: number,
  call: Call,
  { everyMs, forMs }: Readonly<{ everyMs: number; forMs: number }>,
): Promise<Readonly<{ p50: number; p99: number }>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const taken: number[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let beat = 0; beat * everyMs < forMs; beat += 1) {
    const due = began + beat * everyMs;
    const ahead = due - performance.now();
    if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
    const started = performance.now();
    sent.push(
      send(port, agent, call).then(({ status }) => {
        if (status < 200 || status > 299) throw new Error(`${call.path} answered ${status}`);
        taken.push(performance.now() - started);
      }),
    );
  }
  await Promise.all(sent);
  agent.destroy();
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

/** Calls without a pause, whatever the answers, until stopped; answers how many there were of each status. */
export const flood = (port: number, callOf: () => Call, { clients }: Readonly<{ clients: number }>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers = new Map<number, number>();
  const state = { isOver: false };
  const running = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!state.isOver) {
        const { status } = await send(port, agent, callOf());
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  return {
    async stop(): Promise<ReadonlyMap<number, number>> {
      state.isOver = true;
      await running;
      agent.destroy();
      return answers;
    },
  };
};

export const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
