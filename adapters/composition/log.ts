import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Code that logs an object by mistake must not log what is in it. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'accessToken',
  'refreshToken',
  'token',
  'ticket',
  'code',
  'secrets',
  'inputs',
  'body',
  'strength',
  'lifestyle',
  'nutrition',
] as const;

export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [...secretNames.map((name) => `*.${name}`), ...secretNames.map((name) => `*.*.${name}`)],
        censor: '[hidden]',
      },
      serializers: {
        // A refusal's own fields may quote what a person typed; its name and its place in the code are enough.
        error: (error: unknown) =>
          error instanceof Error
            ? {
                type: error.name,
                message: error.message,
                stack: error.stack,
                cause: error.cause instanceof Error ? error.cause.message : undefined,
              }
            : { type: typeof error },
      },
    },
    destination,
  );
