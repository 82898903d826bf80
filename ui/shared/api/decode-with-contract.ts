import { z } from 'zod';
import type { Endpoint } from '#http/engine/contract/endpoint.ts';

/** The server encoded it with this same schema; decoding turns ISO text back into dates and drops what is not listed. */
export const decodeWithContract = (endpoint: Endpoint, answer: unknown): unknown =>
  endpoint.output === undefined ? answer : z.decode(endpoint.output, answer as never);
