import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';

export type Handler = (request: Request, response: Response, next: NextFunction) => unknown;

/** Express takes four parameters for the mark of an error handler. */
export type ErrorHandler = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: NextFunction,
) => void;

export const expressApp = (trustedProxies: readonly string[]): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies.length > 0 ? [...trustedProxies] : false);
  return app;
};
